/**
 * What scenes show besides a home and a booked stay: stays in other states, what guest and host wrote, links that were
 * mailed. Each step also sends mails that a scene shows. A step that this site cannot do is told and left out, and so
 * are the scenes that need it.
 */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import type { ChangeOffer } from '@roost/shared/contracts/change';
import type { Quote } from '@roost/shared/contracts/booking';
import { bookStay, getReservation } from '../src/booked-stay.ts';
import { payRefundByTransfer } from '../src/refunds.ts';
import { createPost } from '../src/site-post.ts';
import { isoDay, type FreeStay } from '../src/stays.ts';
import type { TestData } from '../src/test-data.ts';
import { answerByMail, findMailCode, findMailLink } from './mails.ts';
import type { Made } from './scene.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

type Tools = { request: APIRequestContext; browser: Browser; baseURL: string; testData: TestData };
type Booked = FreeStay & { code: string };

const PARTY = { adults: 2, children: 0, infants: 0, pets: 0 };

/** Guest and host write to each other about a stay; the guest asks another host before booking, and one in public. */
export async function writeMessages({ request }: Tools, { code, listingId }: Booked): Promise<Made> {
  const post = await createPost(request);
  const words = 'May we come at noon? We have a long drive.';
  await post(`/api/messages/${code}`, { text: words, idempotencyKey: randomUUID() });
  const hostThreadLink = await findMailLink(request, /^New message about /, words);
  const [, token = ''] = hostThreadLink.split('#');
  await post('/api/messages/host/answer', {
    token,
    text: 'You may. The key is under the pot.',
    idempotencyKey: randomUUID(),
  });
  await post('/api/inquiries', {
    listingId,
    startDate: '',
    endDate: '',
    ...PARTY,
    firstName: 'Maya',
    lastName: 'Ortiz',
    email: 'maya@example.com',
    phone: { dialCode: '+1', value: '' },
    message: 'Is there a boat that we could use?',
    idempotencyKey: randomUUID(),
  });
  const ask = (question: string) =>
    post(`/api/listings/${listingId}/questions`, {
      name: 'Maya',
      email: 'maya@example.com',
      question,
      idempotencyKey: randomUUID(),
    });
  await ask('Is there a crib in the house?');
  await ask('Can one swim there in October?');
  const answered = await findMailLink(request, /^Public question about /, 'a crib');
  await post('/api/questions/answer', { token: answered.split('#')[1] ?? '', answer: 'Yes, in the hall closet.' });
  return { hostThreadLink, hostAnswerLink: await findMailLink(request, /^Public question about /, 'in October') };
}

/** A guest answers the host's message by mail, with more words than a message may have. */
export async function refuseReply({ request }: Tools, code: string): Promise<Made> {
  await answerByMail(request, {
    subject: / wrote to you about /,
    words: code,
    answer: 'We come at noon. '.repeat(200),
  });
  return {};
}

/** The refund of a cancelled stay is sent back by the bank and paid another way. */
export async function payRefund({ request }: Tools, code: string): Promise<Made> {
  await payRefundByTransfer(request, code);
  return {};
}

/** Adds an extra to a stay and pays for it. */
export async function changeStay({ request }: Tools, { code, startDate, endDate }: Booked): Promise<Made> {
  const post = await createPost(request);
  const getOffer = (optionalItems: string[]) =>
    post<ChangeOffer>(`/api/trips/${code}/change/offer`, { startDate, endDate, ...PARTY, optionalItems });
  const extras = (await getOffer([])).now.optionalItems.slice(0, 1).map(({ id }) => id);
  const { now, dueCents, refundCents } = await getOffer(extras);
  await post(`/api/trips/${code}/change`, {
    startDate,
    endDate,
    ...PARTY,
    optionalItems: extras,
    idempotencyKey: randomUUID(),
    totalCents: now.totalCents,
    dueCents,
    refundCents,
    paymentMethodId: 'pm_card_visa',
  });
  return {};
}

/** A stay that is over: guest and host are asked how it was. */
export async function endStay({ request, testData }: Tools): Promise<Made> {
  const stay = await testData.stay({ nights: 2, notBeforeDays: 30 });
  const pastCode = await bookStay(request, stay);
  await testData.moveStay(pastCode, { startDate: isoDay(-5), endDate: isoDay(-3) });
  return { pastCode, hostReviewLink: await findMailLink(request, new RegExp(`^How was the stay in .*${pastCode}`)) };
}

/** A stay that begins in two days, booked before: its guest is told the way in. */
export async function arriveSoon({ request, browser, baseURL, testData }: Tools): Promise<Made> {
  const stay = await testData.stay({ nights: 2, notBeforeDays: 6 });
  await bookStay(request, stay);
  const context = await browser.newContext({ baseURL });
  await testData.moveClock(context, new Date(Date.parse(`${stay.startDate}T20:00:00Z`) - 2 * DAY_MS));
  await findMailLink(request, /: how to get into /);
  await testData.moveClock(context, new Date());
  await context.close();
  return {};
}

/** Stays in two parts: one whose rest is to come, one whose card is charged on its day, one whose card is declined. */
export async function payInParts({ request, browser, baseURL, testData }: Tools): Promise<Made> {
  const post = await createPost(request);
  const book = async (paymentMethodId: string) => {
    const { listingId, startDate, endDate } = await testData.stay({ nights: 5, notBeforeDays: 90, night_price: 300 });
    const quote = await post<Quote>('/api/quotes', { listingId, startDate, endDate, ...PARTY });
    if (!quote.split) throw new Error('This stay cannot be paid in two parts.');
    const wanted = { ...getReservation(quote, 'maya@example.com'), paymentMethodId, split: quote.split };
    const { reservation } = await post<{ reservation: { code: string } }>('/api/reservations', wanted);
    return { code: reservation.code, restOn: quote.split.restOn };
  };
  const { code, restOn } = await book('pm_card_visa');
  await book('pm_card_chargeCustomerFail');
  const context = await browser.newContext({ baseURL });
  const chargeAt = Date.parse(`${restOn}T20:00:00Z`);
  await testData.moveClock(context, new Date(chargeAt - 2 * DAY_MS));
  await findMailLink(request, /^We’ll charge /, code);
  await testData.moveClock(context, new Date(chargeAt + DAY_MS));
  await Promise.all([findMailLink(request, /^Your card was declined/), findMailLink(request, /^Your stay is paid/)]);
  await testData.moveClock(context, new Date());
  await context.close();
  // Still to come, for the page on which the rest is paid.
  return { unpaidCode: (await book('pm_card_visa')).code };
}

/** A guest who changes their address and then deletes the account: both are told by mail. */
export async function endAccount({ request, browser, baseURL, testData }: Tools): Promise<Made> {
  const context = await browser.newContext({ baseURL });
  await testData.guest(context);
  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await context.request.post(`/api/auth/account/${path}`, {
      form: { csrfToken, json: 'true', ...fields },
    });
    if (!answer.ok()) throw new Error(`The account's ${path} answered ${answer.status()}.`);
  };
  const email = `guest-${randomUUID().slice(0, 12)}@example.com`;
  await send('email', { email });
  await send('email/confirm', { code: await findMailCode(request, /is your Roost code$/, email) });
  await send('delete', { email });
  await context.close();
  return {};
}
