import { fireEvent, render, screen } from '@testing-library/react';
import { completeMarketingLinks, keepMarketing, readMarketing } from './marketing.ts';

const forget = () => {
  for (const key of ['utm_source', 'gclid']) document.cookie = `${key}=; path=/; max-age=0`;
};
beforeEach(forget);
afterEach(forget);

describe('marketing links', () => {
  test('ANLT-4: the campaign of the address is kept in cookies and completes links to sites for owners when they are followed', () => {
    keepMarketing('?utm_source=news&utm_medium=&gclid=x1&query=Tahoe');
    expect(readMarketing()).toEqual({ utm_source: 'news', gclid: 'x1' });
    let allowed = false;
    const stop = completeMarketingLinks(['http://owners.test/signup'], () => allowed);
    render(
      <>
        <a href="http://owners.test/signup?utm_source=blog">
          <b>List your home</b>
        </a>
        <a href="http://else.test/">Else</a>
      </>,
    );
    const link = screen.getByRole('link', { name: 'List your home' });
    fireEvent.pointerDown(screen.getByText('List your home'));
    expect(link).toHaveAttribute('href', 'http://owners.test/signup?utm_source=blog');
    allowed = true;
    fireEvent.pointerDown(screen.getByText('List your home'));
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Else' }));
    expect(link).toHaveAttribute('href', 'http://owners.test/signup?utm_source=blog&gclid=x1');
    expect(screen.getByRole('link', { name: 'Else' })).toHaveAttribute('href', 'http://else.test/');
    stop();
  });
});
