import { contractsPage } from './contracts-page.ts';

test('PLAT-7: the page of contracts is HTML with every page, slot and event', () => {
  const facts = {
    owner: 'reviews',
    routes: [{ id: 'reviews', path: '/reviews' }],
    slots: { ReviewsSection: { places: ['listing-sections'] }, Stars: {} },
  };
  const text = contractsPage([{ name: 'mfe-reviews', facts }]);
  expect(text).toMatch(/^<!doctype html>/);
  for (const part of [
    '/reviews',
    'mfe-reviews/ReviewsSection',
    'listing-sections',
    'wherever a page asks',
    'Checkout Started',
  ])
    expect(text).toContain(part);
});
