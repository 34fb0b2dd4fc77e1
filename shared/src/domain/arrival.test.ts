import { formatAddress, getDoorDay, getDoorPhase, getMapLinks } from './arrival.ts';

test.each([
  ['2026-06-08', 'early'],
  ['2026-06-09', 'open'],
  ['2026-06-12', 'open'],
  ['2026-06-16', 'open'],
  ['2026-06-17', 'over'],
])('STAY-1: on %s the door of a stay from June 12 to 16 is %s', (today, phase) => {
  expect(getDoorPhase({ checkIn: '2026-06-12', checkOut: '2026-06-16' }, today)).toBe(phase);
});

test('STAY-1: three days before the first of a month is in the month before', () => {
  expect(getDoorDay('2027-03-01')).toBe('2027-02-26');
});

test('STAY-1: an address has the lines of a letter, and only those that are known', () => {
  const home = { street: '214 Alder Lane', city: 'Carnelian Bay', state: 'California', zip: '96140' };
  expect(formatAddress({ ...home, country: 'United States' })).toEqual([
    '214 Alder Lane',
    'Carnelian Bay, California 96140',
  ]);
  expect(formatAddress({ street: '3 Mill Road', city: 'Flåm', state: null, zip: null, country: 'Norway' })).toEqual([
    '3 Mill Road',
    'Flåm',
    'Norway',
  ]);
  expect(formatAddress({ ...home, city: null, state: null, zip: null, country: null })).toEqual(['214 Alder Lane']);
});

test('STAY-1: a map is opened at the point of the home', () => {
  expect(getMapLinks({ lat: 39.16, lng: -120.14 })).toEqual({
    map: 'https://www.google.com/maps/search/?api=1&query=39.16%2C-120.14',
    directions: 'https://www.google.com/maps/dir/?api=1&destination=39.16%2C-120.14',
  });
});
