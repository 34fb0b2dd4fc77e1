import { watchReact } from './live-react.ts';

const lost = jest.fn();
let stop: () => void = () => undefined;
/** React draws at its own pace here, as in a browser, and not where a test lets it. */
const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
beforeEach(() => {
  settings.IS_REACT_ACT_ENVIRONMENT = false;
  jest.useFakeTimers();
  lost.mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  settings.IS_REACT_ACT_ENVIRONMENT = true;
});

test('PLAT-3: a page whose React draws is let be, also after errors', async () => {
  stop = watchReact(lost);
  await wait(10_000);
  for (let n = 0; n < 5; n += 1) dispatchEvent(new Event('error'));
  await wait(10_000);
  expect(lost).not.toHaveBeenCalled();
});

describe('PLAT-3: React that no longer draws', () => {
  /** One draws no more once it is broken, as what comes of a frozen React. */
  let isBroken = false;
  const make = (place: Element) => ({
    render: (word: string) => {
      if (!isBroken) place.textContent = word;
    },
    unmount: () => undefined,
  });
  beforeEach(() => {
    isBroken = false;
  });

  test('is found when the watch begins, once', async () => {
    isBroken = true;
    stop = watchReact(lost, document, make);
    await wait(2000);
    expect(lost).not.toHaveBeenCalled();
    await wait(1000);
    dispatchEvent(new Event('error'));
    await wait(10_000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('is found after an error that nobody caught', async () => {
    stop = watchReact(lost, document, make);
    await wait(10_000);
    isBroken = true;
    await wait(10_000);
    expect(lost).not.toHaveBeenCalled();
    dispatchEvent(new Event('error'));
    await wait(3000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('is found where it refuses to begin', async () => {
    stop = watchReact(lost, document, () => {
      throw new Error('frozen');
    });
    await wait(3000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('is not looked for in the background', async () => {
    jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
    isBroken = true;
    stop = watchReact(lost, document, make);
    await wait(10_000);
    expect(lost).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});
