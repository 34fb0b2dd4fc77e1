/** The real client over a service that the test plays. */
import type * as Library from '@growthbook/growthbook';
import { openFlags } from './client.ts';
import type { Evaluated } from './client.ts';

const KEY = 'search-card-layout';
const SETTINGS = { apiHost: 'https://flags.test', clientKey: 'sdk-local' };
let date = 0;

function getAnswer(variation: string | null, options: { experiment?: boolean; streams?: boolean } = {}): Response {
  const result = {
    inExperiment: true,
    variationId: 1,
    key: variation,
    value: variation,
    hashAttribute: 'id',
    hashValue: 'visitor-1',
    hashUsed: true,
    featureId: KEY,
  };
  const tracks = [{ experiment: { key: KEY, variations: [{}, variation] }, result }];
  const features =
    variation === null
      ? {}
      : { [KEY]: { defaultValue: variation, ...(options.experiment && { rules: [{ force: variation, tracks }] }) } };
  return new Response(
    JSON.stringify({ features, experiments: [], dateUpdated: new Date((date += 1000)).toISOString() }),
    { headers: options.streams ? { 'x-sse-support': 'enabled' } : {} },
  );
}

class FakeStream extends EventTarget {
  static open: FakeStream[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.open.push(this);
  }
  close(): void {
    FakeStream.open = FakeStream.open.filter((stream) => stream !== this);
  }
}

/** Opens the client for a page; each answer is given once, then the service is down. */
async function open(...answers: (Response | Error)[]) {
  const asked: { url: string; body: unknown; init: RequestInit }[] = [];
  const heard: Evaluated[] = [];
  const close = await openFlags({
    settings: { ...SETTINGS, clientKey: `sdk-${(date += 1)}` },
    id: 'visitor-1',
    onEvaluated: (evaluated) => heard.push(evaluated),
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), body: JSON.parse(String(init.body)), init });
      const answer = answers.shift() ?? new Error('down');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { asked, heard, close };
}
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

let warned: jest.SpyInstance[];
beforeEach(() => {
  FakeStream.open = [];
  warned = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
});
afterEach(() => {
  for (const spy of warned) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});

// The client takes what streams from the page when it is loaded.
jest.mock('@growthbook/growthbook', () => {
  const real = jest.requireActual<typeof Library>('@growthbook/growthbook');
  return { ...real, setPolyfills: (given: object) => real.setPolyfills({ ...given, EventSource: FakeStream }) };
});

describe('the flag client', () => {
  test('ANLT-5: it tells the service the anonymous id and nothing else', async () => {
    const { asked, heard, close } = await open(getAnswer('price-first', { experiment: true }));
    close();
    expect(asked).toMatchObject([
      {
        body: { attributes: { id: 'visitor-1' }, forcedVariations: {}, forcedFeatures: [], url: '' },
        init: { credentials: 'omit', referrerPolicy: 'no-referrer' },
      },
    ]);
    expect(asked[0]?.url).toMatch(/^https:\/\/flags\.test\/api\/eval\/sdk-\d+$/);
    expect(heard).toEqual([{ assigned: { [KEY]: 'price-first' }, measured: { [KEY]: 'price-first' }, live: false }]);
    expect(FakeStream.open).toEqual([]);
  });

  test('ANLT-5: what is set for everybody is assigned but measures nothing', async () => {
    const { heard, close } = await open(getAnswer('price-first'));
    close();
    expect(heard).toEqual([{ assigned: { [KEY]: 'price-first' }, measured: {}, live: false }]);
  });

  test('ANLT-5: a switch that the stream tells of is asked for and live; closing ends the stream', async () => {
    const { heard, close } = await open(
      getAnswer('home-first', { experiment: true, streams: true }),
      getAnswer('price-first', { streams: true }),
      getAnswer(null, { streams: true }),
    );
    expect(FakeStream.open.map(({ url }) => url)).toEqual([expect.stringMatching(/^https:\/\/flags\.test\/sub\/sdk-/)]);
    FakeStream.open[0]?.dispatchEvent(new Event('features-updated'));
    await settle();
    expect(heard.at(-1)).toEqual({ assigned: { [KEY]: 'price-first' }, measured: {}, live: true });
    FakeStream.open[0]?.dispatchEvent(new Event('features-updated'));
    await settle();
    expect(heard.at(-1)).toEqual({ assigned: {}, measured: {}, live: true });
    FakeStream.open[0]?.dispatchEvent(new Event('features-updated'));
    await settle();
    expect(heard).toHaveLength(3);
    close();
    expect(FakeStream.open).toEqual([]);
  });

  test.each([
    ['is down', new Error('refused')],
    ['answers 503', new Response('{}', { status: 503 })],
    ['answers HTML', new Response('<!doctype html>')],
    ['answers a megabyte of noise', new Response('[{"wrong":true}]'.repeat(65_536))],
    [
      'answers wrong types',
      new Response('{"features":{"search-card-layout":7}}', { headers: { 'x-sse-support': 'enabled' } }),
    ],
  ])(
    'ANLT-5: a service that %s decides nothing, opens no stream and says nothing to the console',
    async (_name, answer) => {
      const { heard } = await open(answer);
      expect([heard, FakeStream.open]).toEqual([[], []]);
    },
  );
});
