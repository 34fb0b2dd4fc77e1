import { readPastedPage } from './pasted-page.ts';

const SITE = 'https://stay.example';

test.each([
  'http://localhost:3600/listing/27685',
  'localhost:3600/vacation-rentals/27685',
  'roost.example/vacation-rentals/united-states/utah/moab/27685?checkIn=2027-01-05',
  'https://stay.example/vacation-rentals/27685#reviews',
  'https://www.roost.com/homes/27685',
])('SRCH-4, FIND-3: "%s" is that home', (text) => {
  expect(readPastedPage(text, SITE)).toMatchObject({ type: 'home', number: '27685' });
});

test.each([
  'https://www.airbnb.com/rooms/12345',
  'https://www.vrbo.com/listing/27685',
  'www.vrbo.com/27685ha',
  'https://[',
  'booking.com/hotel/us/moab.html',
  'https://stay.example/trips',
])('FIND-3: "%s" is the address of no home here', (text) => {
  expect(readPastedPage(text, SITE)).toEqual({ type: 'elsewhere' });
});

test.each([
  'St. George, UT',
  'Moab',
  'cabin like https://www.airbnb.com/rooms/12345 in Moab',
  'https://www.google.com/maps/@35.71,-83.51,14z',
  '39.09,-120.03',
  'Winston-Salem/High Point',
])('FIND-3: "%s" is read as words', (text) => {
  expect(readPastedPage(text, SITE)).toBeNull();
});
