import type { VersionEntry } from '@roost/shared/contracts/registry';
import type { RemoteTable } from './validate.ts';
import { versionEntry } from './fixtures.ts';
import { checkBeforeStart } from './start-check.ts';
import type { HostCheck } from './start-check.ts';

const OFFER = { contract: '1.2.0', provided: { react: '19.3.1' }, offered: { react: ['useState'] } };

const needing = (shared: Record<string, string>, names: Record<string, string[]> = {}): VersionEntry => {
  const entry = versionEntry('1.0.1', { traffic: 100, isDefault: true, fallback: '1.0.0' });
  return { ...entry, extras: { ...entry.extras, needs: { shared, names } } };
};
const check = async (
  entries: readonly VersionEntry[],
  {
    ready = true,
    answered = true,
    unfit = [] as string[],
    mode = 'refuse' as HostCheck,
    offer = OFFER as typeof OFFER | null,
  } = {},
) => {
  const events: string[] = [];
  const table: RemoteTable = { 'mfe-search': entries };
  const registry = {
    current: async () => (ready ? table : {}),
    ready: () => ready,
    answered: () => answered,
    unfit: () => unfit,
  };
  const refused = await checkBeforeStart(registry, offer, mode, (event) => events.push(event));
  return { refused, events };
};

describe('PLAT-6: a host checks every version that visitors get before it starts', () => {
  test('it starts when its offer is enough', async () => {
    expect(await check([needing({ react: '^19.0.0' }, { react: ['useState'] })])).toEqual({
      refused: null,
      events: [],
    });
  });

  test.each([
    [
      'an older host',
      needing({ react: '^19.4.0' }),
      'mfe-search@1.0.1: it needs react ^19.4.0, the host provides 19.3.1',
    ],
    ['another major', needing({ react: '^18.0.0' }), 'it needs react ^18.0.0'],
    ['a name that came later', needing({}, { react: ['use'] }), 'it uses use of react, which the host does not offer'],
  ])('%s: it does not start, and says of which remote and what to do', async (_what, entry, text) => {
    const { refused, events } = await check([entry]);
    expect(refused).toContain(text);
    expect(refused).toContain('ROOST_HOST_CHECK=warn');
    expect(events).toEqual(['remote_unfit']);
  });

  test('a version of another major of the contract, which is left out of the table', async () => {
    const { refused } = await check([], { unfit: ['mfe-search 2.0.0: built for contract 2.0.0, this host has 1.0.0'] });
    expect(refused).toContain('built for contract 2.0.0');
  });

  test('a fallback version that does not fit is only a warning', async () => {
    const old = versionEntry('1.0.0');
    const standIn = { ...old, extras: { ...old.extras, needs: { shared: { react: '^18.0.0' }, names: {} } } };
    expect(await check([needing({ react: '^19.0.0' }), standIn])).toEqual({
      refused: null,
      events: ['stand_in_unfit'],
    });
  });

  test('the setting to warn starts it anyway', async () => {
    expect(await check([needing({ react: '^18.0.0' })], { mode: 'warn' })).toEqual({
      refused: null,
      events: ['remote_unfit'],
    });
  });

  test('a stored copy, while the registry is down, prevents no start', async () => {
    expect(await check([needing({ react: '^18.0.0' })], { answered: false })).toEqual({
      refused: null,
      events: ['remote_unfit'],
    });
  });

  test('a registry that is down prevents no start, nor does a build without an offer', async () => {
    expect(await check([], { ready: false })).toEqual({ refused: null, events: ['host_not_checked'] });
    expect(await check([needing({ react: '^18.0.0' })], { offer: null })).toEqual({
      refused: null,
      events: ['host_not_checked'],
    });
  });
});
