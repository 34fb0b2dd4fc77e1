import { track } from '@roost/shared/analytics/track';
import { watchGoals } from './page-goals.ts';

let sent: unknown[];
beforeEach(() => {
  sent = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_url: string, body: string) => sent.push(JSON.parse(body)),
    configurable: true,
  });
});

test('PLAT-3: a goal that was reached before the listener was there counts', () => {
  watchGoals({
    ticket: 'ticket',
    goals: { 'mfe-search': ['Product Viewed'] },
    onShown: (tell) => tell(['mfe-search', 'mfe-listing']),
    early: ['Products Searched', 'Product Viewed', 'Product Viewed'],
  });
  expect(sent).toMatchObject([{ tried: ['mfe-search'] }, { reached: ['mfe-search'] }]);
});

test('PLAT-3: a page reports once which remotes it has shown and which reached a goal, and nothing about the visitor', () => {
  let show: (remotes: readonly string[]) => void = () => undefined;
  const stay = { product_id: 'l1', nights: 2, guests: 2, pets: 0 };
  watchGoals({
    ticket: 'ticket',
    goals: { 'mfe-listing': ['Checkout Started', 'Inquiry Sent'], 'mfe-booking': ['Order Completed'] },
    onShown: (tell) => {
      show = tell;
    },
    early: [],
  });
  track('Checkout Started', stay);
  expect(sent).toEqual([]);
  show(['mfe-listing', 'mfe-listing', 'mfe-search', 'shell']);
  show(['mfe-listing']);
  track('Checkout Started', stay);
  track('Checkout Started', stay);
  show(['mfe-booking']);
  track('Order Completed', { ...stay, order_id: 'RT-1', total: 300 });
  const page = expect.stringMatching(/^[\w-]{36}$/) as string;
  expect(sent).toEqual([
    { ticket: 'ticket', page, tried: ['mfe-listing'], reached: [] },
    { ticket: 'ticket', page, tried: [], reached: ['mfe-listing'] },
    { ticket: 'ticket', page, tried: ['mfe-booking'], reached: [] },
    { ticket: 'ticket', page, tried: [], reached: ['mfe-booking'] },
  ]);
});
