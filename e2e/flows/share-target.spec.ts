import { expect, test } from '../src/test.ts';

test('ROUTE-14: the address of a page that another app shares to the installed site opens that page, other words are searched for @addresses @search @listing @mfe-search @mfe-listing', async ({
  page,
  request,
  search,
  listing,
  testData,
  baseURL,
}) => {
  type Manifest = { share_target: { action: string; params: Record<'title' | 'text' | 'url', string> } };
  const { share_target: target } = (await (await request.get('/site.webmanifest')).json()) as Manifest;
  const share = (shared: Partial<Manifest['share_target']['params']>) =>
    page.goto(
      `${target.action}?${new URLSearchParams(
        Object.entries(shared).map(([field, words]) => [target.params[field as keyof typeof shared], words]),
      )}`,
    );
  const stay = await testData.stay({ nights: 3, notBeforeDays: 60 });
  const address = new URL(`/vacation-rentals/${stay.listingId}?adults=2`, baseURL).href;
  await share({ title: 'A house', url: address });
  await expect(listing.heading).toHaveText(stay.headline);
  await expect(page).toHaveURL(/adults=2/);
  // Most apps put the address into the text.
  await share({ title: 'A house', text: `Shall we stay here? ${address}` });
  await expect(listing.heading).toHaveText(stay.headline);

  await share({ text: 'Lake Tahoe' });
  await expect(page).toHaveURL(/\/search\?query=Lake(\+|%20)Tahoe/);
  await expect(search.heading).toHaveText('Lake Tahoe');
});
