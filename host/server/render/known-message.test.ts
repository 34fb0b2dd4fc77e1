import { isFromWorker } from './known-message.ts';

const done = (change: object) => ({
  type: 'done',
  id: 1,
  versionsLoaded: 1,
  heapMb: 20,
  grew: null,
  outcome: {
    page: {
      type: 'page',
      status: 200,
      head: { title: 'Lake Tahoe' },
      html: Buffer.from('<main></main>'),
      hoisted: '',
      loaderJson: Buffer.from('{}'),
      store: {},
      used: [],
      headers: {},
      cookies: [],
      ...change,
    },
    rendered: {},
    problems: [],
  },
});

test('SAFE-2: a page with its long texts in UTF-8 is known', () => {
  expect(isFromWorker(done({}))).toBe(true);
});

test.each([
  ['text', '<main></main>'],
  ['numbers of another width', new Float64Array(2)],
  ['a buffer without a width', new ArrayBuffer(2)],
  ['what only looks like bytes', { length: 2, 0: 60, 1: 62 }],
  ['nothing', undefined],
])('SAFE-2: a page whose texts are %s is refused', (_name, value) => {
  expect(isFromWorker(done({ html: value }))).toBe(false);
  expect(isFromWorker(done({ loaderJson: value }))).toBe(false);
});
