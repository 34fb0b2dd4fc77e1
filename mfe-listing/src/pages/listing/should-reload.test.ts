import { shouldReloadListing } from './should-reload.ts';

const at = (query: string, path = '/vacation-rentals/1') => new URL(`http://localhost${path}${query}`);

test.each([
  ['another stay keeps the data', at('?adults=1&queryID=a'), at('?adults=2&queryID=a&startDate=2026-06-20'), false],
  ['an opened photo keeps the data', at('?adults=1'), at('?adults=1&photo=3'), false],
  ['an opened inquiry form keeps the data', at(''), at('?inquiry_modal=true'), false],
  ['another search loads the data anew', at('?queryID=a'), at('?queryID=b'), true],
  ['another home loads the data anew', at(''), at('', '/vacation-rentals/2'), true],
])('ROUTE-7: %s', (_name, current, next, reloads) => {
  expect(shouldReloadListing({ current, next })).toBe(reloads);
});
