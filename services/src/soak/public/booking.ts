/** Attacks on booking and mail: SAFE-3, 8, 9 and 13. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Quote } from '@roost/shared/contracts/booking';
import type { TestBrowser } from '../../testing/browser.ts';
import { reservationRequest } from '../../testing/guest.ts';
import { first, unless, type Attack, type Target } from './attack.ts';

const quote = (target: Target, browser: TestBrowser, over: object = {}) =>
  target.post(browser, '/quotes', { adults: 1, children: 0, infants: 0, pets: 0, ...target.nights(), ...over });

async function book(target: Target, browser: TestBrowser, paymentMethodId: string): Promise<number> {
  const offered = await quote(target, browser);
  if (offered.status !== 200) return offered.status;
  const request = reservationRequest(JSON.parse(offered.body) as Quote, { paymentMethodId });
  const guest = { ...request.guest, email: `${randomUUID()}@example.com` };
  return (await target.post(browser, '/reservations', { ...request, guest })).status;
}

function webhook(target: Target, body: string, secret: string): Promise<Response> {
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return fetch(`${target.site.url}/api/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
  });
}

export const BOOKING_ATTACKS: readonly Attack[] = [
  {
    finding: 'SAFE-3',
    what: 'declined cards in a row from one browser, and a price of one’s own',
    async run(target) {
      const browser = target.browser();
      const statuses: number[] = [];
      for (let card = 0; card < 6; card += 1) statuses.push(await book(target, browser, 'pm_card_visa_chargeDeclined'));
      const other = target.browser();
      const offered = JSON.parse((await quote(target, other)).body) as Quote;
      const cheap = await target.post(other, '/reservations', {
        ...reservationRequest(offered),
        totalCents: 100,
      });
      return first(
        unless(statuses.includes(428) || statuses.includes(429), `six declines were answered ${statuses.join(', ')}`),
        unless(cheap.status >= 400, 'a price of the guest’s own was taken'),
      );
    },
  },
  {
    finding: 'SAFE-8',
    what: 'an inquiry that carries a stranger’s words and links to somebody else',
    async run(target) {
      const victim = `${randomUUID()}@example.com`;
      const { listingId } = target.nights();
      const send = (firstName: string) =>
        target.post(target.browser(), '/inquiries', {
          listingId,
          firstName,
          lastName: 'B',
          email: victim,
          message: 'You have won: https://evil.example/prize',
        });
      const named = await send('evil.example');
      await send('Ada');
      const all = await (await fetch(`${target.site.mailbox}/mail.json?to=${victim}`)).text();
      return first(
        unless(named.status >= 400, 'a name that is an address was taken'),
        unless(!all.includes('evil.example'), 'a stranger’s words were mailed to an unproven address'),
      );
    },
  },
  {
    finding: 'SAFE-9',
    what: 'promo codes that are tried out',
    async run(target) {
      const browser = target.browser();
      const statuses: number[] = [];
      for (let guess = 0; guess < 25; guess += 1)
        statuses.push((await quote(target, browser, { promoCode: `GUESS${guess}` })).status);
      return unless(statuses.includes(429), 'twenty-five codes could be tried out in a row');
    },
  },
  {
    finding: 'SAFE-13',
    what: 'webhooks that are forged, or signed and nonsense',
    async run(target) {
      const forged = await webhook(target, '{"type":"payment_intent.succeeded"}', 'whsec_local');
      const nonsense = await Promise.all(
        ['null', '[]', '{"type":7}', '{"type":"payment_intent.succeeded","data":{"object":null}}', '{'].map((body) =>
          webhook(target, body, target.site.webhookSecret),
        ),
      );
      const worst = Math.max(...nonsense.map(({ status }) => status));
      return first(
        unless(forged.status === 400, `a webhook with the sandbox’s secret was answered ${forged.status}`),
        unless(worst < 500, `a signed, malformed webhook was answered ${worst}`),
      );
    },
  },
];
