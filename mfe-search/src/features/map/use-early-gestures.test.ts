import type { MapItem } from './layout-pins.ts';
import { findPressed } from './use-early-gestures.ts';

const pin = (id: string) => ({
  id,
  headline: `Home ${id}`,
  point: { lat: 39, lng: -120 },
  price: { averageCents: 20_000 },
  onPage: true,
});
const price = (id: string): MapItem => ({
  type: 'price',
  key: id,
  point: pin(id).point,
  pin: pin(id),
  inView: true,
  below: false,
});
const cluster: MapItem = {
  type: 'cluster',
  key: 'cluster-7',
  point: pin('7').point,
  inView: true,
  below: false,
  homes: 2,
  fromCents: 20_000,
  short: false,
  pins: [pin('7'), pin('8')],
};

test('SRCH-15: a price that was pressed on the drawing opens its home, also where the map has it in a cluster', () => {
  const items = [price('1'), cluster];
  expect(findPressed(items, '1')).toBe(items[0]);
  expect(findPressed(items, 'cluster-7')).toBe(cluster);
  expect(findPressed(items, '8')).toEqual(price('8'));
  expect(findPressed(items, '9')).toBeUndefined();
});
