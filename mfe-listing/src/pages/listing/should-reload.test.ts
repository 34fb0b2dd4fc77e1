import { shouldReloadListing } from './should-reload.ts';

const at = (query: string, path = '/vacation-rentals/1') => new URL(`http://localhost${path}${query}`);

test.each([
  ['another stay', at('?adults=1&queryID=a'), at('?adults=2&queryID=a&startDate=2026-06-20'), false],
  ['an opened photo', at('?adults=1'), at('?adults=1&photo=3'), false],
  ['an opened inquiry form', at(''), at('?inquiry_modal=true'), false],
  ['another search', at('?queryID=a'), at('?queryID=b'), true],
  ['another home', at(''), at('', '/vacation-rentals/2'), true],
])('ROUTE-7: %s: data is loaded anew: %#', (_name, current, next, reloads) => {
  expect(shouldReloadListing({ current, next })).toBe(reloads);
});
