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

  test('PLAT-3: the second try of a version waits a moment', async () => {
    pauses.length = 0;
    await loadWithFallback(VERSIONS, loader({ '2.0.0': ['fails', 'works'] }).load, RULES, pause);
    expect(pauses).toEqual([5]);
  });
});
