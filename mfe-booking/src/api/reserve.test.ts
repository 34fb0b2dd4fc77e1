import { makeQuote } from '../testing/builders.ts';
import { reserve } from './reserve.ts';

const REQUEST = {
  idempotencyKey: 'key-1',
  quoteId: 'q1',
  totalCents: 1,
  guest: { firstName: 'M', lastName: 'O', email: 'm@example.com', phone: { dialCode: '+1', value: '4155550198' } },
  billing: { nameOnCard: 'M O', address1: '1', address2: '', city: 'T', state: 'CA', zip: '96161', country: 'US' },
  paymentMethodId: 'pm_1',
  paymentMethod: 'default' as const,
  subscribe: false,
};
const api = (body: object) => async (path: string) =>
  path === '/auth/csrf' ? Response.json({ csrfToken: 't' }) : Response.json(body, { status: 409 });
const error = { code: 'price_changed', message: 'The price has changed.' };

test('BOOK-4: a refusal because of another price carries that price', async () => {
  expect(await reserve(REQUEST, api({ error, quote: makeQuote({ totalCents: 2 }) }))).toMatchObject({
    ok: false,
    failure: { type: 'refused', status: 409, error, quote: { totalCents: 2 } },
  });
});

test('BOOK-4: a price that breaks the contract is none', async () => {
  const result = await reserve(REQUEST, api({ error, quote: { totalCents: 'cheap' } }));
  expect(result.ok || result.failure).not.toHaveProperty('quote');
});
