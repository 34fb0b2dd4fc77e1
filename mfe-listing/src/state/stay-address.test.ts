import { readStay } from './stay-address.ts';
import { withStay } from '@roost/shared/domain/stay';

const TODAY = '2026-06-01';
const read = (query: string) => readStay(new URLSearchParams(query), TODAY);

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
  ])('ROUTE-13: "%s" has no dates and breaks nothing', (query) => {
    expect(read(query)).toEqual({ dates: null, party: { adults: 1, children: 0, infants: 0, pets: 0 } });
  });

  test('ROUTE-7: writing keeps other keys and leaves out zero counts and empty dates', () => {
    const params = new URLSearchParams('queryID=abc&startDate=2026-06-20&endDate=2026-06-24&pets=1');
    expect(withStay(params, { dates: null, party: { adults: 2, children: 0, infants: 0, pets: 0 } }).toString()).toBe(
      'queryID=abc&adults=2',
    );
  });
});
