import { EMPTY_SEARCH, readSearch, searchHref } from '@roost/shared/domain/search-address';
import { readAreaForm, writeArea } from './plain-area.ts';

const AREA = readSearch(new URLSearchParams('query=Lake+Tahoe&boundingBox=39.3,-119.9,38.9,-120.2&view=map'));

/** What the form sends: the field of the place, the hidden inputs, a day. */
const send = (place: string, base = AREA) =>
  readAreaForm(new URLSearchParams([['query', place], ['view', 'map'], ...writeArea(base), ['adults', '3']]));

test('SRCH-15: a form that is sent before scripts are there keeps the map’s area until a place is typed', () => {
  expect(searchHref(send('')!)).toBe(
    '/search?query=Lake+Tahoe&adults=3&boundingBox=39.3%2C-119.9%2C38.9%2C-120.2&view=map',
  );
  expect(searchHref(send('Truckee')!)).toBe('/search?query=Truckee&adults=3&view=map');
});

test('SRCH-15: without an area on the map, nothing is kept', () => {
  expect(writeArea(EMPTY_SEARCH)).toEqual([]);
  // Somewhere warm: a belt around the earth is no area of a map.
  expect(writeArea(readSearch(new URLSearchParams('boundingBox=31,180,-31,-180')))).toEqual([]);
  expect(readAreaForm(new URLSearchParams('query=Truckee'))).toBeNull();
  expect(searchHref(readAreaForm(new URLSearchParams('query=&area=nonsense&adults=2'))!)).toBe('/search?adults=2');
});
