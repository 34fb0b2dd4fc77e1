import { render } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { FederationProvider, RemoteSlot } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { watchEndless } from './endless-updates.ts';

const HEART = { listing: { objectID: '1', headline: 'Home' }, initiatedFrom: 'search' as const };
const Still = () => <p>{useState('still')[0]}</p>;
/** An effect that sets state each time would keep `act` for ever: this one is drawn as often as anybody looks. */
function Restless() {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((before) => before + 1), 100);
    return () => clearInterval(timer);
  }, []);
  return <p>{turns}</p>;
}

let stop = (): void => undefined;
let isIdle: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  isIdle = false;
  window.requestIdleCallback = (tell) => {
    if (isIdle) setTimeout(tell);
    return 0;
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.restoreAllMocks();
});

async function watch(Content: () => React.ReactNode, seconds: number) {
  const runtime = { ...createStaticRuntime({}), peek: () => ({ FavoriteButton: Content }) };
  await act(async () =>
    render(
      <FederationProvider value={runtime}>
        <Restless />
        <RemoteSlot name="mfe-favorites/FavoriteButton" props={HEART} fallback={null} />
      </FederationProvider>,
    ),
  );
  const found = jest.fn();
  stop = watchEndless(found);
  for (let gone = 0; gone < seconds * 10; gone += 1) await act(() => jest.advanceTimersByTimeAsync(100));
  return found.mock.calls;
}

test('PLAT-3: a region that draws itself without an end, and leaves no idle moment, is detected once', async () => {
  expect(await watch(Restless, 15)).toEqual([['mfe-favorites']]);
});

test('PLAT-3: one that is drawn often and leaves the processor idle is let be', async () => {
  isIdle = true;
  expect(await watch(Restless, 15)).toEqual([]);
});

test('PLAT-3: a busy page whose regions stand still is no fault of theirs', async () => {
  expect(await watch(Still, 15)).toEqual([]);
});

test('PLAT-3: a busy page is given some seconds, and one in the background all the time', async () => {
  expect(await watch(Restless, 6)).toEqual([]);
  stop();
  jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await watch(Restless, 15)).toEqual([]);
});
