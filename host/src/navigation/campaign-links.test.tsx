import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { completeCampaignLinks } from './campaign-links.ts';

const SITE = 'http://owners.test/signup';

const show = (query: string): HTMLAnchorElement => {
  history.replaceState(null, '', `/${query}`);
  document.body.innerHTML = `<a href="${SITE}" onclick="return false">List your home</a>`;
  completeCampaignLinks([SITE], () => true);
  return screen.getByRole<HTMLAnchorElement>('link');
};
afterEach(() => {
  document.cookie = 'utm_source=; max-age=0';
});

test('ANLT-4: a visitor without a campaign follows links as they are', async () => {
  const link = show('?query=utm_source');
  await userEvent.click(link);
  expect(link.href).toBe(SITE);
});

test.each(['', '?a=1&utm_source=mail'])(
  'ANLT-4: a campaign that is kept completes links, from "/%s"',
  async (query) => {
    document.cookie = 'utm_source=news';
    const link = show(query);
    await waitFor(async () => {
      await userEvent.click(link);
      expect(link.href).toBe(`${SITE}?utm_source=news`);
    });
  },
);
