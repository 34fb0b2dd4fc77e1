import { parseBaggage } from '@roost/observe/baggage';
import { formatBaggage } from './format-baggage.ts';

test.each([
  { remote: 'mfe-search', version: '1.0.3' },
  { remote: 'mfe-listing', version: '1.1.0-beta.1+build.7' },
])('SCALE-5: %j, for whose page the host asks, is read by services as it was written', (page) => {
  expect(parseBaggage(formatBaggage(page))).toEqual(page);
});
