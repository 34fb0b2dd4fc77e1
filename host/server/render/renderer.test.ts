import type { ServerVersion } from '../registry/served-version.ts';
import type { RenderAnswer } from './pool-process.ts';
import type { Group, PoolListener } from './pool.ts';
import type { RenderJob, RenderOutcome, RenderProblem } from './protocol.ts';
import { createQuarantine } from './quarantine.ts';
import { createRenderer, getGroup } from './renderer.ts';
import type { RemoteEvent } from './renderer.ts';

const version = (
  number: string,
  serves: ServerVersion['serves'] = 'default',
  remote = 'mfe-search',
): ServerVersion => ({
  remote: remote as ServerVersion['remote'],
  version: number,
  bundleUrl: '',
  integrity: '',
  owner: 'team search',
  chunks: {},
  serves,
});
const jobWith = (...chain: ServerVersion[]) =>
  ({
    url: 'http://site.test/',
    defaults: 'mfe-search@1.0.1',
    bundles: { 'mfe-search': chain },
  }) as unknown as RenderJob;
const failed = (number: string, phase: string): RenderProblem => ({
  remote: 'mfe-search',
  version: number,
  phase,
  message: 'broken',
});
const lost = (number: string): RenderAnswer => ({
  type: 'lost',
  reason: 'it did not answer',
  at: { remote: 'mfe-search', version: number, phase: 'render' },
});

/** A renderer over answers by the version that a page is asked with, `none` for a region without one. */
function setUp(answers: Record<string, Partial<RenderOutcome> | RenderAnswer>) {
  const asked: string[] = [];
  const groups: Group[] = [];
  const events: RemoteEvent[] = [];
  let time = 0;
  let listener: PoolListener | undefined;
  const renderer = createRenderer(
    (listens) => {
      listener = listens;
      return {
        async render(job, group) {
          const name = job.bundles['mfe-search']?.[0]?.version ?? 'none';
          asked.push(name);
          groups.push(group);
          const answer = answers[name] ?? {};
          if ('type' in answer) return answer;
          const rendered: RenderOutcome['rendered'] = name === 'none' ? {} : { 'mfe-search': name };
          const page = { type: 'redirect', status: 301, location: name } as const;
          return { type: 'done', outcome: { page, rendered, problems: [], ...answer } };
        },
        ready: () => true,
        close: async () => undefined,
      };
    },
    createQuarantine(() => time),
    (event) => events.push(event),
    () => time,
  );
  return {
    renderer,
    asked,
    groups,
    events,
    later: (ms: number) => (time += ms),
    listener: () => listener,
  };
}

describe('rendering whatever a version does', () => {
  test('PLAT-3: a version that takes its process down is held by name, the page comes with the one before, the owner is told', async () => {
    const { renderer, asked, events } = setUp({ '1.0.1': lost('1.0.1') });
    const job = jobWith(version('1.0.1'), version('1.0.0'));
    expect((await renderer.render(job))?.rendered).toEqual({ 'mfe-search': '1.0.0' });
    await renderer.render(job);
    expect(asked).toEqual(['1.0.1', '1.0.0', '1.0.0']);
    expect(renderer.held()).toEqual([{ version: 'mfe-search@1.0.1', reason: 'it did not answer' }]);
    expect(events).toEqual([
      {
        event: 'remote_quarantined',
        remote: 'mfe-search',
        version: '1.0.1',
        owner: 'team search',
        phase: 'render',
        message: 'it did not answer',
        instead: '1.0.0',
      },
    ]);
  });

  test('PLAT-3: a pinned version has nothing to stand in for it: its region is left to the browser', async () => {
    const { renderer, asked, groups } = setUp({ '2.0.0': lost('2.0.0') });
    expect((await renderer.render(jobWith(version('2.0.0', 'pin'))))?.rendered).toEqual({});
    expect(asked).toEqual(['2.0.0', 'none']);
    // Without it the page is an ordinary one.
    expect(groups.map((group) => group.kind)).toEqual(['pinned', 'ordinary']);
    expect(groups[1]?.key).toBe('mfe-search@1.0.1');
  });

  test('PLAT-3: a version is tried again after a minute, and held longer each time', async () => {
    const { renderer, asked, later } = setUp({ '1.0.1': lost('1.0.1') });
    const job = jobWith(version('1.0.1'), version('1.0.0'));
    await renderer.render(job);
    later(61_000);
    await renderer.render(job);
    later(61_000);
    await renderer.render(job);
    expect(asked).toEqual(['1.0.1', '1.0.0', '1.0.1', '1.0.0', '1.0.0']);
  });

  test('PLAT-3: in the process of a pin the pinned version is suspected, whoever ran', async () => {
    const { renderer, events } = setUp({
      '2.0.0': { type: 'lost', reason: 'it ended', at: { remote: 'mfe-listing', version: '1.0.0', phase: 'load' } },
    });
    await renderer.render(jobWith(version('2.0.0', 'pin')));
    expect(events.map(({ remote, version: name }) => `${remote}@${name}`)).toEqual(['mfe-search@2.0.0']);
  });

  test.each(['loader', 'render', 'resolve'])(
    'PLAT-5: a version that throws in its %s is left out when the one before does better',
    async (phase) => {
      const { renderer, asked, events } = setUp({ '1.0.1': { problems: [failed('1.0.1', phase)] } });
      expect((await renderer.render(jobWith(version('1.0.1'), version('1.0.0'))))?.rendered).toEqual({
        'mfe-search': '1.0.0',
      });
      expect(asked).toEqual(['1.0.1', '1.0.0']);
      expect(events).toMatchObject([
        { event: 'remote_fell_back', version: '1.0.1', instead: '1.0.0', phase, owner: 'team search' },
      ]);
      expect(renderer.held()).toEqual([]);
    },
  );

  test('PLAT-5: where the one before fails too nothing is blamed, and for a while it is not tried', async () => {
    const { renderer, asked, events, later } = setUp({
      '1.0.1': { problems: [failed('1.0.1', 'loader')] },
      '1.0.0': { problems: [failed('1.0.0', 'loader')] },
    });
    const job = jobWith(version('1.0.1'), version('1.0.0'));
    expect((await renderer.render(job))?.rendered).toEqual({ 'mfe-search': '1.0.1' });
    await renderer.render(job);
    later(11_000);
    await renderer.render(job);
    expect(asked).toEqual(['1.0.1', '1.0.0', '1.0.1', '1.0.1', '1.0.0']);
    expect(events).toEqual([]);
  });

  test('PLAT-3: what one version cannot mend takes the way back from no other', async () => {
    const { renderer, asked } = setUp({
      '1.0.1': { problems: [failed('1.0.1', 'loader')] },
      '1.0.0': { problems: [failed('1.0.0', 'loader')] },
      '1.0.2': { problems: [failed('1.0.2', 'loader')] },
    });
    await renderer.render(jobWith(version('1.0.1'), version('1.0.0')));
    await renderer.render(jobWith(version('1.0.2'), version('0.9.0')));
    expect(asked).toEqual(['1.0.1', '1.0.0', '1.0.2', '0.9.0']);
  });

  test('PLAT-5: a version whose pages fill the memory is held', async () => {
    const { renderer, listener } = setUp({});
    await renderer.render(jobWith(version('1.0.1'), version('1.0.0')));
    const grew = { remote: 'mfe-search', version: '1.0.1', mb: 200 };
    listener()?.onFull({ versionsLoaded: 5, heapMb: 300, grew });
    expect((await renderer.render(jobWith(version('1.0.1'), version('1.0.0'))))?.rendered).toEqual({
      'mfe-search': '1.0.0',
    });
  });

  test('PLAT-9: a page that no process takes is left to the browser', async () => {
    const { renderer } = setUp({ '1.0.1': { type: 'refused' } });
    expect(await renderer.render(jobWith(version('1.0.1')))).toBeNull();
  });
});

describe('which processes render a page', () => {
  const defaults = 'mfe-listing@3.0.0 mfe-search@1.0.1';
  const listing = version('3.0.0', 'default', 'mfe-listing');
  test.each([
    [[version('1.0.1')], 'ordinary'],
    // What stands in for a default that is held.
    [[version('1.0.0')], 'ordinary'],
    [[], 'ordinary'],
    [[version('1.1.0', 'share'), version('1.0.1')], 'canary'],
    [[version('0.9.0', 'pin')], 'pinned'],
  ])('PLAT-3: case %#', (chain, kind) => {
    const bundles = { 'mfe-search': chain, 'mfe-listing': [listing] };
    const group = getGroup({ bundles, defaults });
    expect(group.kind).toBe(kind);
    if (kind === 'ordinary') expect(group.key).toBe(defaults);
    else expect(group.key).toContain(defaults);
  });
});
