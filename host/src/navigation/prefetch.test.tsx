import { fireEvent, render, screen } from '@testing-library/react';
import { prefetchOnIntent } from './prefetch.ts';

const routes = [{ id: 'shell', children: [{ id: 'home', path: '/' }, { id: 'mfe-search:search', path: '/search' }] }];

describe('prefetch', () => {
  const load = jest.fn(async () => undefined);
  let stop: () => void;
  beforeEach(() => {
    load.mockClear();
    stop = prefetchOnIntent(document, routes, { load });
    render(<><a href="/search?query=x"><span>Search</span></a><a href="/">Home</a><a href="https://elsewhere.test/search">Elsewhere</a><p>Text</p></>);
  });
  afterEach(() => stop());

  test('PLAT-1: pointing at a link loads the remote of the page it leads to', () => {
    fireEvent.pointerOver(screen.getByText('Search'));
    expect(load.mock.calls).toEqual([['mfe-search', './routes']]);
  });

  test.each(['Home', 'Elsewhere', 'Text'])('PLAT-1: %s needs no remote', (text) => {
    fireEvent.pointerOver(screen.getByText(text));
    expect(load).not.toHaveBeenCalled();
  });

  test('UI-5: the keyboard counts as intent as well', () => {
    screen.getByText('Search').closest('a')?.focus();
    expect(load).toHaveBeenCalled();
  });
});
