import { isProof } from '@roost/shared/domain/proof-of-work';
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

test('SAFE-3: a puzzle is solved and the same request sent again with the solution', async () => {
  const sent: { body: unknown; proof: string | null }[] = [];
  const puzzled = async (path: string, init: RequestInit = {}) => {
    if (path === '/auth/csrf') return Response.json({ csrfToken: 't' });
    const proof = new Headers(init.headers).get('x-proof');
    sent.push({ body: init.body, proof });
    return proof === null
      ? Response.json(
          { error: { code: 'proof_required', message: '' }, proof: { puzzle: 'p', bits: 4 } },
          { status: 428 },
        )
      : Response.json({ type: 'challenge', clientSecret: 's' });
  };
  expect(await reserve(REQUEST, puzzled)).toEqual({ ok: true, value: { type: 'challenge', clientSecret: 's' } });
  expect(sent.map(({ body }) => body)).toEqual([JSON.stringify(REQUEST), JSON.stringify(REQUEST)]);
  expect(isProof('p', sent[1]?.proof?.split(':')[1] ?? '', 4)).toBe(true);
});
