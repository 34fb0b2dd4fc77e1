import { readListingStay } from './stay-address.ts';

const TODAY = '2026-06-01';
const read = (query: string) => readListingStay(new URLSearchParams(query), TODAY);

describe('stay in the address', () => {
  test.each([
    [
      'startDate=2026-06-20&endDate=2026-06-24&adults=3&children=1&pets=1',
      {
        dates: { checkIn: '2026-06-20', checkOut: '2026-06-24' },
        party: { adults: 3, children: 1, infants: 0, pets: 1 },
      },
    ],
    ['', { dates: null, party: { adults: 1, children: 0, infants: 0, pets: 0 } }],
    ['children=2', { dates: null, party: { adults: 1, children: 2, infants: 0, pets: 0 } }],
  ])('ROUTE-7: "%s" is read', (query, stay) => {
    expect(read(query)).toEqual(stay);
  });

  test.each([
    'startDate=2026-06-24&endDate=2026-06-20',
    'startDate=2026-02-30&endDate=2026-03-02',
    'startDate=2026-06-20',
    'startDate=2026-05-20&endDate=2026-05-24',
    'startDate=%3Cscript%3E&endDate=x',
    'adults=NaN&startDate=1&endDate=2',
  ])('ROUTE-13: "%s" is read as no dates', (query) => {
    expect(read(query)).toEqual({ dates: null, party: { adults: 1, children: 0, infants: 0, pets: 0 } });
  });
});
