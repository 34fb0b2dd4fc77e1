import { fireEvent, render, screen } from '@testing-library/react';
import { prefetchOnIntent } from './prefetch.ts';

const prefetch = jest.fn();
const routes = [
  {
    id: 'shell',
    children: [
      { id: 'home', path: '/' },
      { id: 'mfe-search:search', path: '/search' },
      { id: 'mfe-listing:listing', path: '/homes/:listingId', handle: { prefetch } },
    ],
  },
];

describe('prefetch', () => {
  const load = jest.fn(async () => undefined);
  const onMeant = jest.fn();
  beforeAll(() => prefetchOnIntent(document, routes, { load }, onMeant));
  beforeEach(() => {
    load.mockClear();
    prefetch.mockClear();
    onMeant.mockClear();
    render(
      <>
        <a href="/search?query=x">
          <span>Search</span>
        </a>
        <a href="/">Home</a>
        <a href="https://elsewhere.test/search">Elsewhere</a>
        <a href="/homes/7?adults=2">Seven</a>
        <a href="/homes/8">Eight</a>
        <p>Text</p>
      </>,
    );
  });

  test('PLAT-1: pointing at a link loads the remote of the page it leads to', () => {
    fireEvent.pointerMove(screen.getByText('Search'));
    expect(load.mock.calls).toEqual([['mfe-search', './routes']]);
  });

  test.each(['Home', 'Elsewhere', 'Text'])('PLAT-1: %s needs no remote', (text) => {
    fireEvent.pointerMove(screen.getByText(text));
    expect(load).not.toHaveBeenCalled();
  });

  test('FAST-5: what shows a home at the press is asked for as soon as one is pointed at, for no other page', () => {
    fireEvent.pointerMove(screen.getByText('Search'));
    expect(onMeant).not.toHaveBeenCalled();
    fireEvent.touchStart(screen.getByText('Seven'));
    expect(onMeant).toHaveBeenCalledTimes(1);
  });

  test('LIST-4: staying on a link to a listing asks for its data, once; passing over it does not', () => {
    jest.useFakeTimers();
    fireEvent.pointerMove(screen.getByText('Seven'));
    jest.advanceTimersByTime(60);
    fireEvent.pointerMove(screen.getByText('Eight'));
    jest.advanceTimersByTime(60);
    fireEvent.pointerMove(screen.getByText('Eight'));
    jest.advanceTimersByTime(60);
    fireEvent.pointerMove(screen.getByText('Text'));
    jest.advanceTimersByTime(200);
    expect(prefetch.mock.calls.map(([url, params]) => [(url as URL).pathname, params])).toEqual([
      ['/homes/8', { listingId: '8' }],
    ]);
    fireEvent.touchStart(screen.getByText('Seven'));
    fireEvent.touchMove(screen.getByText('Seven'));
    jest.advanceTimersByTime(200);
    expect(prefetch).toHaveBeenCalledTimes(1);
    fireEvent.touchStart(screen.getByText('Seven'));
    jest.advanceTimersByTime(100);
    expect(prefetch).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('LIST-4: who presses the link at once asks for its data by going there, not twice', () => {
    jest.useFakeTimers();
    fireEvent.pointerMove(screen.getByText('Seven'));
    fireEvent.click(screen.getByText('Seven'));
    jest.advanceTimersByTime(200);
    expect(prefetch).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  test('LIST-4: a link that comes below a pointer at rest, or gets the focus back without the keyboard, is not meant', () => {
    const link = screen.getByText<HTMLAnchorElement>('Seven');
    const matches = jest.spyOn(link, 'matches').mockReturnValue(false);
    fireEvent.pointerOver(link);
    link.focus();
    expect(load).not.toHaveBeenCalled();
    matches.mockRestore();
  });

  test('UI-5: the keyboard counts as intent as well', () => {
    screen.getByText('Search').closest('a')?.focus();
    expect(load).toHaveBeenCalled();
  });
});
