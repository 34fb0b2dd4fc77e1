import { limitLoops } from './loop-limit.ts';

type Page = { __ROOST_LOOP__: (began: number) => number };

/** A page whose clock goes as told. */
function open() {
  let time = 5000;
  const page = {} as Page;
  limitLoops(page, () => time);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  /** A loop of so many rounds, after those that nobody is asked about. */
  const loop = (rounds: number, each: number, between?: () => void) => {
    let began = 99;
    for (let round = 0; round < rounds; round += 1) {
      pass(each);
      began = page.__ROOST_LOOP__(began);
      between?.();
    }
    return began;
  };
  return { page, pass, loop };
}
const channels: MessageChannel[] = [];
const { MessageChannel: Channel } = globalThis;
beforeAll(() => {
  globalThis.MessageChannel = class extends Channel {
    constructor() {
      super();
      channels.push(this);
    }
  };
});
afterAll(() => {
  globalThis.MessageChannel = Channel;
  for (const { port1 } of channels) port1.close();
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('PLAT-3: loops of remotes', () => {
  test('a loop without an end throws after a second', () => {
    const { loop } = open();
    expect(() => loop(Infinity, 1)).toThrow('A loop kept the page for a second');
  });

  test('a loop of half a second goes on, again and again', () => {
    const { loop } = open();
    for (let again = 0; again < 20; again += 1) expect(() => loop(500, 1)).not.toThrow();
  });

  test('a loop in a loop throws, also where the inner one is short', () => {
    const { loop } = open();
    expect(() => loop(Infinity, 0, () => void loop(10, 1))).toThrow('A loop kept the page');
  });

  test('a computer that slept is no loop', () => {
    const { loop, pass } = open();
    const rounds = { left: 10 };
    expect(() =>
      loop(400, 1, () => {
        if ((rounds.left -= 1) > 0) pass(3_600_000);
      }),
    ).not.toThrow();
  });

  test('a loop that waits between its rounds is none of those', async () => {
    const { page, pass } = open();
    let began = 99;
    for (let round = 0; round < 40; round += 1) {
      pass(45);
      began = page.__ROOST_LOOP__(began);
      await turn();
    }
    expect(began).toBeGreaterThan(99);
  });

  test('a loop that only waits for promises throws', async () => {
    const { page, pass } = open();
    const run = async () => {
      let began = 99;
      for (;;) {
        pass(1);
        began = page.__ROOST_LOOP__(began);
        await null;
      }
    };
    await expect(run()).rejects.toThrow('A loop kept the page');
  });
});
