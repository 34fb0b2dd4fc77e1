import { act, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { FederationProvider, RemoteSlot } from '@roost/shared/federation';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { FORGOTTEN_MS, STOPPED_MS, watchUse } from './use-watch.ts';
import type { UseTools } from './use-watch.ts';

const HEART = { listing: { objectID: '1', headline: 'Home' }, initiatedFrom: 'search' as const };
const Heart = () => (
  <>
    <button type="button">Save</button>
    {createPortal(<button type="button">Close</button>, document.body)}
  </>
);
const NAME = 'mfe-favorites@2.0.0';

/** One tab: a page with a heart of mfe-favorites 2.0.0, which 1.0.0 can stand in for. */
function openTab(more: Partial<UseTools> = {}) {
  const reload = jest.fn();
  let head: Parameters<UseTools['onHeading']>[0] = () => undefined;
  const runtime = {
    ...createStaticRuntime({ 'mfe-favorites/FavoriteButton': { FavoriteButton: Heart } }),
    getVersion: () => '2.0.0',
  };
  render(
    <FederationProvider value={runtime}>
      <button type="button">Of the host</button>
      <RemoteSlot name="mfe-favorites/FavoriteButton" props={HEART} fallback={null} />
    </FederationProvider>,
  );
  const stop = watchUse({
    isReplaceable: (remote, version) => `${remote}@${version}` === NAME,
    onHeading: (tell) => {
      head = tell;
    },
    reload,
    ...more,
  });
  return { reload, stop, head: (version: Parameters<typeof head>[0]) => head(version) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Nothing of a tab runs any more, its timers neither. */
const hang = () => jest.clearAllTimers();
const marks = () => Object.keys(localStorage);

describe('PLAT-3: versions that hang the browser after a press', () => {
  let tab: ReturnType<typeof openTab>;
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    document.cookie = 'roost_avoid=; max-age=0';
    tab = openTab();
  });
  afterEach(() => {
    tab.stop();
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  /** The next page of this visitor, so much later. */
  function next(ms: number, more: Partial<UseTools> = {}) {
    tab.stop();
    hang();
    jest.setSystemTime(Date.now() + ms);
    const reload = jest.fn();
    const stop = watchUse({ isReplaceable: () => true, onHeading: () => undefined, reload, ...more });
    return { reload, stop };
  }

  test.each(['Save', 'Close'])(
    'the mark that a press on "%s" left names its version: the next page is made without it',
    (name) => {
      press(name);
      const { reload, stop } = next(STOPPED_MS + 1);
      expect(document.cookie).toContain(`roost_avoid=${NAME}`);
      expect(reload).toHaveBeenCalledTimes(1);
      expect(marks()).toEqual([]);
      stop();
    },
  );

  test('the page that was being opened is the likely cause', () => {
    tab.head({ remote: 'mfe-favorites', version: '2.0.0' });
    next(STOPPED_MS + 1).stop();
    expect(document.cookie).toContain(NAME);
  });

  test('a page that runs on leaves no mark and no timer', () => {
    press('Save');
    expect(marks()).toHaveLength(1);
    jest.advanceTimersByTime(10_000);
    expect(marks()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each(['pagehide', 'beforeprint'])('what stands still by %s is no hang', (event) => {
    press('Save');
    window.dispatchEvent(new Event(event));
    expect(marks()).toEqual([]);
  });

  test.each([
    ["what is the host's own", () => press('Of the host')],
    ["a page of the host's own", () => tab.head(null)],
    ['a version that nothing can stand in for', () => tab.head({ remote: 'mfe-favorites', version: '1.0.0' })],
  ])('nobody is named for %s', (_what, use) => {
    press('Save');
    use();
    jest.advanceTimersByTime(6000);
    expect(marks()).toEqual([]);
  });

  test('another tab that is busy for ten seconds is not given up, and is checked again', () => {
    press('Save');
    const { reload, stop } = next(10_000);
    expect(document.cookie).not.toContain('roost_avoid');
    jest.advanceTimersByTime(STOPPED_MS);
    // It never went on. What somebody uses is not loaded anew.
    expect(document.cookie).toContain(NAME);
    expect(reload).not.toHaveBeenCalled();
    stop();
  });

  test('a mark of yesterday may be of a machine that was switched off', () => {
    press('Save');
    next(FORGOTTEN_MS + 1).stop();
    expect(document.cookie).not.toContain('roost_avoid');
    expect(marks()).toEqual([]);
  });
});
