import { readFileSync } from 'node:fs';
import { eventProblem } from './events.ts';
import type { EVENTS } from './events.ts';
import { eventsDocument } from './events-doc.ts';

const SAMPLES: Readonly<Record<keyof typeof EVENTS, object>> = {
  'Products Searched': {
    query: 'Lake Tahoe',
    results: 41,
    page: 1,
    nights: 4,
    guests: 2,
    pets: 0,
    filters: 1,
    view: 'grid',
    query_id: 'a'.repeat(32),
  },
  'Product Viewed': { product_id: '7', name: 'Pine Hollow', nights: 0, price: 251.5, position: 3 },
  'Product Clicked': { product_id: '7', query_id: 'a'.repeat(32), position: 3 },
  favoriteListing: { product_id: '7', initiated_from: 'search', price: 251 },
  'Quote Received': { product_id: '7', nights: 4, guests: 2, pets: 1, total: 1288.4 },
  'Quote Refused': { product_id: '7', nights: 1, about: 'dates' },
  'Checkout Started': { product_id: '7', nights: 4, guests: 2, pets: 1 },
  'Checkout Step Completed': { product_id: '7', nights: 4, guests: 2, pets: 1, step: 'details' },
  'Order Completed': { product_id: '7', nights: 4, guests: 2, pets: 1, order_id: 'RST-1', total: 1300 },
  'Booking Refused': { product_id: '7', reason: '1020' },
  'Inquiry Sent': { product_id: '7', nights: 0, guests: 2 },
  'Signed In': {},
  'Signed Up': { favorites: 2, initiated_from: 'favorite' },
  'Experiment Viewed': { experiment_id: 'search-card-layout', variation_id: 'total-first' },
};

describe('catalogue of events', () => {
  test.each(Object.entries(SAMPLES))(
    'ANLT-2: %s is what its schema says, and nothing beside it',
    (name, properties) => {
      expect(eventProblem(name, properties)).toBeNull();
      expect(eventProblem(name, { ...properties, email: 'ada@example.com' })).not.toBeNull();
    },
  );

  test.each([
    ['an event nobody knows', 'Product Licked', {}],
    ['a missing product', 'Booking Refused', { reason: '1020' }],
    ['half a night', 'Inquiry Sent', { product_id: '7', nights: 0.5, guests: 2 }],
    ['a date', 'Quote Refused', { product_id: '7', nights: '2026-06-12', about: 'dates' }],
    ['a favorite without a place', 'favoriteListing', { product_id: '7' }],
  ])('ANLT-2 ANLT-3: %s is a problem', (_name, name, properties) => {
    expect(eventProblem(name, properties)).not.toBeNull();
  });

  test('ANLT-2: docs/events.md is what the catalogue says (npm run events)', () => {
    expect(readFileSync(new URL('../../../docs/events.md', `file://${__filename}`), 'utf8')).toBe(eventsDocument());
  });
});
