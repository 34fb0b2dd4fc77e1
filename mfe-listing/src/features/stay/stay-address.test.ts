import { bookingHref, onlyStayChanged, readStay, withStay } from './stay-address.ts';

const TODAY = '2026-06-01';
const read = (query: string) => readStay(new URLSearchParams(query), TODAY);

describe('stay in the address', () => {
  test.each([
    [
      'startDate=2026-06-20&endDate=2026-06-24&adults=3&children=1&pets=1',
      { dates: { start: '2026-06-20', end: '2026-06-24' }, party: { adults: 3, children: 1, infants: 0, pets: 1 } },
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

  test('a changed stay keeps the data, anything else loads anew', () => {
    const at = (query: string, path = '/vacation-rentals/1') => new URL(`http://localhost${path}${query}`);
    expect(onlyStayChanged(at('?adults=1&queryID=a'), at('?adults=2&queryID=a&startDate=2026-06-20'))).toBe(true);
    expect(onlyStayChanged(at('?queryID=a'), at('?queryID=b'))).toBe(false);
    expect(onlyStayChanged(at(''), at('', '/vacation-rentals/2'))).toBe(false);
  });

  test('LIST-2: the link to booking carries the listing and the stay', () => {
    expect(
      bookingHref('41827', {
        dates: { start: '2026-06-20', end: '2026-06-24' },
        party: { adults: 2, children: 0, infants: 0, pets: 1 },
      }),
    ).toBe('/booking?listingId=41827&startDate=2026-06-20&endDate=2026-06-24&adults=2&pets=1');
  });
});
