import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../src/axe.ts';
import { bookStay } from '../src/booked-stay.ts';
import { hydrated } from '../src/hydrated.ts';
import { newestMail, newestMailText } from '../src/mailbox.ts';
import { approveReview, refuseReview } from '../src/moderation.ts';
import { sandboxOrigin } from '../src/sandbox.ts';
import { isoDay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';

/** Guest and host are asked, and reviews shown, once a minute; a stay that is moved is looked at in the next moment. */
const NEXT_MINUTE = { timeout: 150_000 };

/** The link in the newest mail to hosts that is about this stay. */
async function findHostLink(request: APIRequestContext, code: string): Promise<string> {
  const sandbox = await sandboxOrigin(request);
  let link = '';
  await expect(async () => {
    const answer = await request.get(`${sandbox}/mail.json?to=hosts%40roost.example`);
    const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
    const mail = messages.find(({ subject }) => subject.startsWith('How was the stay') && subject.includes(code));
    link = /https?:\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link, `the mail that asks the host about ${code}`).not.toBe('');
  }).toPass(NEXT_MINUTE);
  return link;
}

async function giveStars(page: Page, group: string, stars: RegExp): Promise<void> {
  await page.getByRole('group', { name: group }).getByRole('radio', { name: stars }).check({ force: true });
}

test.describe('what guest and host write after a stay', () => {
  test('TALK-2: both are asked by mail and write unseen; a person refuses and approves; then each reads the other, and the stars count on the page and on the card @a11y @booking @listing @search @mfe-booking @mfe-listing @mfe-search @local', async ({
    page,
    request,
    search,
    testData,
  }) => {
    // With a letter: a number in a search is a home's.
    const id = `r${randomUUID().slice(0, 8)}`;
    const email = `review-${id}@example.com`;
    const headline = `House for review ${id}`;
    const stay = await testData.stay({ nights: 2, notBeforeDays: 40, headline });
    const code = await bookStay(page.request, stay, email);
    await newestMail(request, email);
    const past = { startDate: isoDay(-5), endDate: isoDay(-3) };
    await testData.moveStay(code, past);

    // Both are asked.
    await expect(async () => expect(await newestMailText(request, email, 2)).toContain('Write a review')).toPass(
      NEXT_MINUTE,
    );
    const words = `The porch looks at the mountains, and the stove is easy to light. (${id})`;
    await page.goto((await newestMail(request, email, 2)).link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`How was ${headline}?`);
    const text = page.getByLabel('Your review');
    await hydrated(text);
    await text.fill(`${words} Call me at +1 555 010 9988.`);
    await page.getByLabel(/^A note only .* reads$/).fill('The light over the bunk flickers.');
    await giveStars(page, 'The whole stay', /^4 stars/);
    await giveStars(page, 'Cleanliness', /^5 stars/);
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Send the review' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'A person reads your review' })).toBeVisible();

    // The host writes by the link of the mail, and sees nothing of the guest's words.
    const hostLink = await findHostLink(request, code);
    const host = await page.context().newPage();
    await host.goto(hostLink);
    await hydrated(host.getByLabel('Your words to the guest'));
    await expect(host.getByText(words)).toHaveCount(0);
    await host.getByLabel('Your words to the guest').fill(`They left the house as they found it. (${id})`);
    await expectAccessible(host);
    await host.getByRole('button', { name: 'Send' }).click();
    await expect(host.getByRole('status').filter({ hasText: 'We saved your words.' })).toBeVisible();
    await expect(host.getByText(words)).toHaveCount(0);

    // A person sends it back with a reason; what is written anew is approved.
    await refuseReview(words, 'Please leave out the phone number.');
    await page.reload();
    await expect(page.getByText('Please leave out the phone number.')).toBeVisible();
    await expect(page.getByText(`They left the house as they found it. (${id})`)).toHaveCount(0);
    await hydrated(text);
    await text.fill(words);
    await page.getByRole('button', { name: 'Change the review' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'A person reads your review' })).toBeVisible();
    await approveReview(words);
    await testData.moveStay(code, past);

    // Shown at the same time to everybody.
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Your review is on the home’s page.')).toBeVisible({ timeout: 5_000 });
    }).toPass(NEXT_MINUTE);
    await expect(page.getByText(`They left the house as they found it. (${id})`)).toBeVisible();
    await host.goto('about:blank');
    await host.goto(hostLink);
    await expect(host.getByText(words)).toBeVisible();
    await expect(host.getByText('The light over the bunk flickers.')).toBeVisible();
    await host.close();

    await page.goto(`/vacation-rentals/${stay.listingId}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Maya O.').first()).toBeVisible();
    await expect(page.getByText('Rated 4.0').first()).toBeAttached();
    await expect(page.getByText('The light over the bunk flickers.')).toHaveCount(0);
    // The index has it a moment later.
    await expect(async () => {
      await search.open(`query=${encodeURIComponent(headline)}`);
      const { card } = await search.findCard(headline);
      await expect(card).toContainText(/4\.0 \(1 review\)/, { timeout: 5_000 });
    }).toPass();
  });
});
