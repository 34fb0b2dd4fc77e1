import fc from 'fast-check';
import { createSharedPages, SHARED_PAGE_RULES } from './shared-pages.ts';
import type { FinishedPage, Made } from './shared-pages.ts';

const page = (text: string, cookies: string[] = []): FinishedPage => ({
  status: 200,
  headers: {},
  cookies,
  body: Buffer.from(text),
});
const shared = (text: string): Made => ({ kind: 'shared', page: page(text) });
const readText = ({ page: { body } }: { page: FinishedPage }) => body.toString();

describe('pages that are cached for everybody', () => {
  let time: number;
  beforeEach(() => {
    time = 1_000_000;
  });
  const open = (rules = {}) => createSharedPages({ ...SHARED_PAGE_RULES, ...rules }, () => time);
  const heat = async (pages: ReturnType<typeof open>, key: string, text: string) => {
    for (let ask = 1; ask <= SHARED_PAGE_RULES.hotRequests; ask += 1) await pages.get(key, async () => shared(text));
  };

  test('while few ask, each visitor gets a newly rendered page', async () => {
    const pages = open();
    let made = 0;
    for (let visit = 0; visit < 10; visit += 1) {
      await pages.get('/', async () => shared(`page ${(made += 1)}`));
      time += 1000;
    }
    expect(made).toBe(10);
  });

  test('while many ask, visitors get the cached page, which is renewed without a wait', async () => {
    const pages = open();
    await heat(pages, '/', 'first');
    const never = () => Promise.reject(new Error('must not be made'));
    expect(await pages.get('/', never)).toMatchObject({ age: 0 });
    for (let second = 0; second < 6; second += 1) {
      time += 900;
      await pages.get('/', async () => shared('second'));
    }
    expect(readText(await pages.get('/', never))).toBe('second');
  });

  test('SCALE-3: while the renderers are busy the cached page is sent to everybody, and renewed less often', async () => {
    let busy = false;
    const pages = createSharedPages(
      SHARED_PAGE_RULES,
      () => time,
      () => busy,
    );
    let made = 0;
    const ask = () => pages.get('/', async () => shared(`page ${(made += 1)}`));
    await ask();
    busy = true;
    time += SHARED_PAGE_RULES.busyFreshMs - 1;
    expect(readText(await ask())).toBe('page 1');
    expect(made).toBe(1);
    time += 1;
    // Sent as it is, and made anew behind this visitor.
    expect(readText(await ask())).toBe('page 1');
    expect(made).toBe(2);
    await new Promise(setImmediate);
    time += SHARED_PAGE_RULES.hotWindowMs;
    busy = false;
    expect(readText(await ask())).toBe('page 3');
  });

  test('SCALE-3: while the renderers are busy an older page is sent when a new one takes long; without one the visitor waits', async () => {
    let busy = false;
    const pages = createSharedPages(
      { ...SHARED_PAGE_RULES, patienceMs: 20 },
      () => time,
      () => busy,
    );
    await pages.get('/', async () => shared('first'));
    busy = true;
    time += SHARED_PAGE_RULES.freshMs + SHARED_PAGE_RULES.staleMs;
    let finish: (made: Made) => void = () => undefined;
    const slow = () => new Promise<Made>((resolve) => (finish = resolve));
    expect(await pages.get('/', slow)).toMatchObject({ age: 35 });
    // It was made on: the next one gets it.
    finish(shared('second'));
    await new Promise(setImmediate);
    expect(readText(await pages.get('/', slow))).toBe('second');
    const first = pages.get('/new', slow);
    await new Promise((resolve) => setTimeout(resolve, 40));
    finish(shared('of its own'));
    expect(readText(await first)).toBe('of its own');
    // A render that fails late is nobody's failure.
    time += SHARED_PAGE_RULES.freshMs + SHARED_PAGE_RULES.staleMs;
    const failing = () => new Promise<Made>((_, reject) => setTimeout(() => reject(new Error('late')), 40));
    expect(await pages.get('/', failing)).toMatchObject({ age: 35 });
    await new Promise((resolve) => setTimeout(resolve, 40));
  });

  test('one render answers all who ask at the same time', async () => {
    const pages = open();
    let made = 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => pages.get('/', async () => shared(`page ${(made += 1)}`))),
    );
    expect(made).toBe(1);
    expect(new Set(answers.map(readText))).toEqual(new Set(['page 1']));
  });

  test('a page that turns out to be personal is sent to nobody who waited for it', async () => {
    const pages = open();
    const answers = await Promise.all(
      ['ann', 'ben', 'cleo'].map((name) =>
        pages.get('/', async () => ({ kind: 'personal', page: page(name, [`session=${name}`]) })),
      ),
    );
    expect(answers.map(readText)).toEqual(['ann', 'ben', 'cleo']);
  });

  test('in whatever order visitors ask, nobody gets a page with somebody else’s cookie', async () => {
    const visit = fc.record({ key: fc.constantFrom('/', '/a'), personal: fc.boolean(), wait: fc.nat(6000) });
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { maxLength: 30 }), async (visits) => {
        const pages = open({ hotRequests: 1 });
        await Promise.all(
          visits.map(async ({ key, personal, wait }, visitor) => {
            time += wait;
            const answer = await pages.get(key, async () => {
              await Promise.resolve();
              return personal
                ? { kind: 'personal', page: page(`of ${visitor}`, [`session=${visitor}`]) }
                : shared('of all');
            });
            expect([`of ${visitor}`, 'of all']).toContain(readText(answer));
          }),
        );
      }),
      { numRuns: 200, seed: 20261122 },
    );
  });

  test('when a page cannot be rendered an older one is sent, and a page that became personal is dropped', async () => {
    const pages = open();
    await pages.get('/', async () => shared('first'));
    time += 120_000;
    const failed = async (): Promise<Made> => ({ kind: 'failed', page: page('empty') });
    expect(await pages.get('/', failed)).toMatchObject({ age: 120 });
    await pages.get('/', async () => ({ kind: 'personal', page: page('gone') }));
    expect(readText(await pages.get('/', failed))).toBe('empty');
    expect(readText(await pages.get('/never-seen', failed))).toBe('empty');
  });

  test('many addresses do not fill the memory', async () => {
    const pages = open({ maxBytes: 1000 });
    for (let address = 0; address < 200; address += 1)
      await pages.get(`/${address}`, async () => shared('x'.repeat(100)));
    expect(pages.bytes()).toBeLessThanOrEqual(1000);
  });

  test('a render that throws fails its own request only', async () => {
    const pages = open();
    await expect(pages.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(readText(await pages.get('/', async () => shared('first')))).toBe('first');
  });
});
