import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { LeftPage } from './LeftPage.tsx';

describe('PLAT-3: a page that throws while it is left', () => {
  let consoleError: jest.SpyInstance;
  const told = jest.fn();
  beforeEach(() => {
    consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    told.mockReset();
    globalThis.reportError = told;
  });
  afterEach(() => consoleError.mockRestore());

  function BadLeaver() {
    useEffect(() => () => {
      throw new Error('at unmount');
    });
    return <h1>First</h1>;
  }
  const page = (place: string, content: ReactNode) => <LeftPage place={place}>{content}</LeftPage>;

  test('does not take the page that comes', () => {
    const { rerender } = render(page('a', <BadLeaver />));
    rerender(page('b', <h1>Second</h1>));
    expect(screen.getByRole('heading', { name: 'Second' })).toBeInTheDocument();
    expect(told).toHaveBeenCalledWith(new Error('at unmount'));
  });

  test('does so again and again, on each page that is left', () => {
    const { rerender } = render(page('a', <BadLeaver />));
    rerender(page('b', <h1>Second</h1>));
    rerender(page('c', <BadLeaver />));
    rerender(page('d', <h1>Fourth</h1>));
    expect(screen.getByRole('heading', { name: 'Fourth' })).toBeInTheDocument();
  });

  test('what throws whenever it is shown is no page that was left: whoever is above hears of it', () => {
    const broken = new Error('always');
    const Broken = () => {
      throw broken;
    };
    expect(() => render(page('a', <Broken />))).toThrow(broken);
  });
});
