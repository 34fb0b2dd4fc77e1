import { parseConfig } from '../config.ts';
import { visitorPosition } from './visitor-position.ts';

const otherwise = { lat: 39.1, lng: -120 };
const behindEdge = { headers: ['x-lat', 'x-lng'], otherwise } as const;

test.each([
  ['what the edge says, coarsened', { 'x-lat': '38.5816', 'x-lng': '-121.4944' }, { lat: 38.6, lng: -121.5 }],
  ['nowhere without the headers', {}, null],
  ['nowhere with one of them', { 'x-lat': '38.5' }, null],
  ['nowhere off the earth', { 'x-lat': '91', 'x-lng': '0' }, null],
  ['nowhere with words', { 'x-lat': 'here', 'x-lng': '1e1' }, null],
  ['nowhere with a header twice', { 'x-lat': ['1', '2'], 'x-lng': '3' }, null],
])('SRCH-21: a visitor is %s', (_name, headers, expected) => {
  expect(visitorPosition(headers, behindEdge)).toEqual(expected);
});

test('SRCH-21: without an edge that says so, everybody is at the configured place, whatever they send', () => {
  expect(visitorPosition({ 'x-lat': '1', 'x-lng': '2' }, { headers: null, otherwise })).toEqual(otherwise);
});

test.each([
  [{}, { headers: null, otherwise: { lat: 39.1, lng: -120 } }],
  [
    { VISITOR_POSITION: '38.58,-121.49', VISITOR_POSITION_HEADERS: 'CF-IPLatitude,CF-IPLongitude' },
    { headers: ['cf-iplatitude', 'cf-iplongitude'], otherwise: { lat: 38.58, lng: -121.49 } },
  ],
])('SRCH-21: the environment %j says where visitors are', (environment, expected) => {
  expect(parseConfig(environment).visitorPosition).toEqual(expected);
});

test.each([{ VISITOR_POSITION: 'here' }, { VISITOR_POSITION_HEADERS: 'one' }])(
  'SRCH-21: %j is refused at start',
  (environment) => {
    expect(() => parseConfig(environment)).toThrow(/VISITOR_POSITION/);
  },
);
