import { CONSENT_COOKIE, withEverything } from '@roost/shared/domain/consent';
import { createEvaluation } from './evaluate.ts';
import { experimentsVisitor } from './visitor.ts';

const KEY = 'search-card-layout';
const SETTINGS = { apiHost: 'https://flags.test', clientKey: 'sdk-local' };
const AGREED = { [CONSENT_COOKIE]: JSON.stringify(withEverything(true, [])) };
const KNOWN = { forced: {}, known: { id: 'visitor-1', remembered: { [KEY]: 'home-first' as const } } };
const says = (variation: string) => new Response(JSON.stringify({ features: { [KEY]: { defaultValue: variation } } }));

function service(...answers: (() => Promise<Response>)[]) {
  let time = 0;
  const asked: { url: string; body: string }[] = [];
  const evaluate = createEvaluation({
    now: () => time,
    limitMs: 20,
    fetch: (url, init) => {
      asked.push({ url, body: String(init.body) });
      const answer = answers.shift();
      if (answer) return answer();
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('too slow')));
      });
    },
  });
  return {
    evaluate,
    asked,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('what a request tells of experiments', () => {
  test.each([
    ['no consent', {}],
    ['a broken consent', { [CONSENT_COOKIE]: '{"version":1' }],
    ['a refusal', { [CONSENT_COOKIE]: JSON.stringify(withEverything(false, [])) }],
  ])('CONS-7: with %s neither the id nor what is remembered is read', (_name, consent) => {
    expect(
      experimentsVisitor({ ...consent, ajs_anonymous_id: 'visitor-1', experiments: `${KEY}=price-first` }, '').known,
    ).toBeNull();
  });

  test('ANLT-5: with consent both are', () => {
    expect(
      experimentsVisitor({ ...AGREED, ajs_anonymous_id: 'visitor-1', experiments: `${KEY}=price-first` }, '').known,
    ).toEqual({ id: 'visitor-1', remembered: { [KEY]: 'price-first' } });
    expect(experimentsVisitor({ ...AGREED, ajs_anonymous_id: '<script>' }, '').known).toEqual({
      id: null,
      remembered: {},
    });
  });

  test('ANLT-5 ROUTE-8: an address forces without any of it', () => {
    expect(experimentsVisitor({}, `?experiment.${KEY}=price-first`)).toEqual({
      forced: { [KEY]: 'price-first' },
      known: null,
    });
  });
});

describe('the variations of a first paint', () => {
  test('ANLT-5: the service decides by the anonymous id alone', async () => {
    const { evaluate, asked } = service(async () => says('price-first'));
    expect(await evaluate(SETTINGS, KNOWN)).toEqual({ assigned: { [KEY]: 'price-first' }, forced: {} });
    expect(asked).toEqual([
      {
        url: 'https://flags.test/api/eval/sdk-local',
        body: JSON.stringify({ attributes: { id: 'visitor-1' }, forcedVariations: {}, forcedFeatures: [], url: '' }),
      },
    ]);
  });

  test.each([
    ['without consent', SETTINGS, { forced: {}, known: null }, {}],
    ['without a service', undefined, KNOWN, {}],
    [
      'without an id, as after a link from elsewhere, what is remembered counts',
      SETTINGS,
      { forced: {}, known: { id: null, remembered: { [KEY]: 'price-first' as const } } },
      { [KEY]: 'price-first' },
    ],
  ])('CONS-7 ANLT-5: %s nobody is asked', async (_name, settings, visitor, assigned) => {
    const { evaluate, asked } = service();
    expect(await evaluate(settings, visitor)).toEqual({ assigned, forced: {} });
    expect(asked).toEqual([]);
  });

  test.each([
    ['is slow', undefined],
    ['is down', () => Promise.reject(new Error('refused'))],
    ['answers 503', async () => new Response('{}', { status: 503 })],
    ['answers HTML', async () => new Response('<!doctype html>')],
    ['answers a megabyte of noise', async () => new Response('[{"wrong":true}]'.repeat(65_536))],
    ['answers wrong types', async () => new Response('{"features":{"search-card-layout":[]}}')],
  ])('ANLT-5: a service that %s costs three pages a moment, then none for ten seconds', async (_name, answer) => {
    const { evaluate, asked, wait } = service(...(answer ? [answer, answer, answer, answer] : []));
    for (let page = 0; page < 3; page++)
      expect(await evaluate(SETTINGS, KNOWN)).toEqual({ assigned: { [KEY]: 'home-first' }, forced: {} });
    wait(9_000);
    expect((await evaluate(SETTINGS, { forced: {}, known: { id: 'visitor-2', remembered: {} } })).assigned).toEqual({});
    expect(asked).toHaveLength(3);
    wait(2_000);
    await evaluate(SETTINGS, KNOWN);
    await evaluate(SETTINGS, KNOWN);
    // One try after the pause, then the next pause.
    expect(asked).toHaveLength(4);
  });

  test('ANLT-5: a late answer now and then takes the experiment from nobody else', async () => {
    const down = () => Promise.reject<Response>(new Error('refused'));
    const { evaluate, asked } = service(
      down,
      down,
      async () => says('price-first'),
      down,
      down,
      async () => says('price-first'),
    );
    const answers = [];
    for (let page = 0; page < 6; page++) answers.push((await evaluate(SETTINGS, KNOWN)).assigned[KEY]);
    expect(answers).toEqual(['home-first', 'home-first', 'price-first', 'home-first', 'home-first', 'price-first']);
    expect(asked).toHaveLength(6);
  });
});
