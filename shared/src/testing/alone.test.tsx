import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRoute } from '../contracts/remote-module.ts';
import { AppLink } from '../ui/index.ts';
import { localConfig, runAlone } from './alone.ts';

test('PLAT-7a: a remote alone runs its loader for each address and shows its page', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const asked: string[] = [];
  const route = defineRoute<string>({
    id: 'search',
    loader: ({ request }) => {
      asked.push(new URL(request.url).search);
      return Promise.resolve(
        new URL(request.url).search === '?page=9'
          ? { type: 'redirect', location: '/search?page=1', status: 302 }
          : { type: 'data', data: `homes ${asked.length}` },
      );
    },
    Component: ({ data }) => (
      <p>
        {data} <AppLink href="/search?page=9">next</AppLink>
      </p>
    ),
  });
  await act(async () =>
    runAlone({
      parts: [{ path: '/search', route }],
      start: '/search?query=Tahoe',
      around: ({ analytics }) => analytics.writeKey,
    }),
  );
  expect(screen.getByRole('main')).toHaveTextContent('homes 1');
  expect(screen.getByRole('banner')).toHaveTextContent('local-write-key');
  await userEvent.click(screen.getByRole('link', { name: 'next' }));
  expect(screen.getByRole('main')).toHaveTextContent('homes 3');
  expect(asked).toEqual(['?query=Tahoe', '?page=9', '?page=1']);
});

test('PLAT-7: another sandbox can be named', () => {
  expect(localConfig('http://localhost:3200/?sandbox=http://localhost:5100').search.hosts).toEqual([
    { url: 'localhost:5100', protocol: 'http' },
  ]);
  expect(localConfig('http://localhost:3200/', 'http://localhost:6100').maps.apiUrl).toBe('http://localhost:6100');
  expect(localConfig('http://localhost:3200/?sandbox=http://localhost:5100', 'http://localhost:6100').maps.apiUrl).toBe(
    'http://localhost:5100',
  );
  expect(localConfig('http://localhost:3200/', 'nowhere').maps.apiUrl).toBe('http://localhost:4100');
  expect(localConfig('http://localhost:3200/').analytics.cdnUrl).toBe('http://localhost:4100/analytics-cdn');
});
