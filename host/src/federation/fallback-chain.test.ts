import { FallbackError, loadWithFallback } from './fallback-chain.ts';

const VERSIONS = [{ version: '2.0.0' }, { version: '1.0.0' }];
const RULES = { limitMs: 20, pauseMs: 5 };

/** Loads as `outcomes` says, by version and try. */
function loader(outcomes: Record<string, ('works' | 'fails' | 'hangs')[]>) {
  const calls: string[] = [];
  const load = ({ version }: { version: string }, attempt: number): Promise<string> => {
    calls.push(`${version}#${attempt}`);
    const outcome = outcomes[version]?.[attempt - 1];
    if (outcome === 'hangs') return new Promise(() => undefined);
    return outcome === 'works' ? Promise.resolve(`module of ${version}`) : Promise.reject(new Error(`no ${version}`));
  };
  return { calls, load };
}
const pauses: number[] = [];
const pause = async (ms: number) => {
  pauses.push(ms);
};

describe('fallback chain', () => {
  test.each([
    ['the chosen version works', { '2.0.0': ['works'] }, '2.0.0', ['2.0.0#1']],
    ['it works the second time', { '2.0.0': ['fails', 'works'] }, '2.0.0', ['2.0.0#1', '2.0.0#2']],
    ['it fails twice', { '2.0.0': ['fails', 'fails'], '1.0.0': ['works'] }, '1.0.0', ['2.0.0#1', '2.0.0#2', '1.0.0#1']],
    ['it hangs: no second wait for it', { '2.0.0': ['hangs'], '1.0.0': ['works'] }, '1.0.0', ['2.0.0#1', '1.0.0#1']],
    [
      'it fails, then hangs',
      { '2.0.0': ['fails', 'hangs'], '1.0.0': ['fails', 'works'] },
      '1.0.0',
      ['2.0.0#1', '2.0.0#2', '1.0.0#1', '1.0.0#2'],
    ],
  ] as const)('PLAT-3: %s', async (_name, outcomes, expected, order) => {
    const { load, calls } = loader(outcomes as never);
    const { value, version } = await loadWithFallback(VERSIONS, load, RULES, pause);
    expect([value, version.version]).toEqual([`module of ${expected}`, expected]);
    expect(calls).toEqual(order);
  });

  test('PLAT-9: when nothing works the error says what was tried, and why each failed', async () => {
    const error = await loadWithFallback(VERSIONS, loader({}).load, RULES, pause).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(FallbackError);
    expect((error as FallbackError).attempts.map((attempt) => attempt.version)).toEqual([
      '2.0.0',
      '2.0.0',
      '1.0.0',
      '1.0.0',
    ]);
    expect((error as FallbackError).message).toContain('no 2.0.0');
  });

  test('PLAT-5: no version at all is a failure too', async () => {
    await expect(loadWithFallback([], loader({}).load, RULES, pause)).rejects.toThrow('there is no version to load');
  });

  test('PLAT-3: the second try of a version comes after a pause', async () => {
    pauses.length = 0;
    await loadWithFallback(VERSIONS, loader({ '2.0.0': ['fails', 'works'] }).load, RULES, pause);
    expect(pauses).toEqual([5]);
  });

  describe('on a slow line', () => {
    /** Loads by hand: each call waits until its version is given. */
    function byHand() {
      const asked = new Map<string, { give: (value: string) => void; fail: () => void }>();
      const load = ({ version }: { version: string }) =>
        new Promise<string>((give, reject) => {
          asked.set(version, { give, fail: () => reject(new Error(`no ${version}`)) });
        });
      return { asked, load };
    }
    const until = async (asked: ReadonlyMap<string, unknown>, version: string) => {
      while (!asked.has(version)) await new Promise((resolve) => setTimeout(resolve, 1));
    };

    test('PLAT-3: the chosen version that comes while the one before is tried is used', async () => {
      const { asked, load } = byHand();
      const loading = loadWithFallback(VERSIONS, load, { ...RULES, limitMs: 50 }, pause);
      await until(asked, '1.0.0');
      asked.get('2.0.0')?.give('late');
      await expect(loading).resolves.toMatchObject({ value: 'late', version: { version: '2.0.0' } });
    });

    test('PLAT-5: with patience the first to arrive is awaited, after everything was tried', async () => {
      const { asked, load } = byHand();
      const loading = loadWithFallback(VERSIONS, load, { ...RULES, patienceMs: 10_000 }, pause);
      await until(asked, '1.0.0');
      setTimeout(() => asked.get('1.0.0')?.give('late'), 2 * RULES.limitMs);
      await expect(loading).resolves.toMatchObject({ value: 'late', version: { version: '1.0.0' } });
    });

    test('PLAT-5: a failure of the awaited load ends the patience', async () => {
      const { asked, load } = byHand();
      const loading = loadWithFallback([{ version: '2.0.0' }], load, { ...RULES, patienceMs: 60_000 }, pause);
      await until(asked, '2.0.0');
      setTimeout(() => asked.get('2.0.0')?.fail(), 2 * RULES.limitMs);
      await expect(loading).rejects.toBeInstanceOf(FallbackError);
    });

    test('PLAT-5: without patience it fails, and names the load that may still arrive', async () => {
      const { asked, load } = byHand();
      const error = await loadWithFallback([{ version: '2.0.0' }], load, RULES, pause).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(FallbackError);
      asked.get('2.0.0')?.give('late');
      await expect((error as FallbackError).late).resolves.toMatchObject({ value: 'late' });
    });
  });
});
