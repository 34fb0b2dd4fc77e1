import { EMPTY_SEARCH } from '@roost/shared/domain/search-address';
import { chooseDates } from './choose-dates.ts';

const week = (day: number) => ({ checkIn: `2027-07-${day < 10 ? '0' : ''}${day}`, checkOut: `2027-07-${day + 7}` });
const search = { ...EMPTY_SEARCH, query: 'Aspen, CO', dates: week(3) };
const choose = (counts: number[] | Error) =>
  chooseDates(search, [week(10), week(17)], {
    client: { count: () => (counts instanceof Error ? Promise.reject(counts) : Promise.resolve(counts)) },
    place: null,
    indexName: 'homes',
    now: '2026-11-22T12:00:00Z',
  });

describe('FIND-2: stock decides between the stays that vague words can mean', () => {
  test('the likeliest dates stay when enough homes are free', async () => {
    expect((await choose([10, 50, 50])).dates).toEqual(week(3));
  });
  test('the first dates with enough homes are taken', async () => {
    expect((await choose([2, 9, 12])).dates).toEqual(week(17));
  });
  test('when none have enough, those with most homes', async () => {
    expect((await choose([2, 5, 4])).dates).toEqual(week(10));
  });
  test('a shorter stay is asked for where no home is free for a week', async () => {
    const asked: number[] = [];
    const shorter = { checkIn: '2027-07-02', checkOut: '2027-07-05', shorter: true };
    const later = { checkIn: '2027-07-09', checkOut: '2027-07-12', shorter: true };
    const { dates } = await chooseDates(search, [week(10), shorter, later], {
      client: {
        count: (requests) => {
          asked.push(requests.length);
          return Promise.resolve(asked.length === 1 ? [0, 0] : [1, 4]);
        },
      },
      place: null,
      indexName: 'homes',
      now: '2026-11-22T12:00:00Z',
    });
    expect(asked).toEqual([2, 2]);
    expect(dates).toEqual({ checkIn: '2027-07-09', checkOut: '2027-07-12' });
  });
  test('nothing free at all, or an index that does not answer, changes nothing', async () => {
    expect((await choose([0, 0, 0])).dates).toEqual(week(3));
    expect((await choose(new Error('away'))).dates).toEqual(week(3));
  });
});
