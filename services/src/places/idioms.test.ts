import { takeAsides } from './asides.ts';
import { isStreetAbroad, tidyText } from './tidy-text.ts';
import { speltCity } from './spelt-cities.ts';

describe('FIND-2: what guests say is written as rules read it', () => {
  test.each([
    ['16 people including 5 kids', '11 adults and 5 kids'],
    ['10 guests, of which 2 are children', '8 adults and 2 children'],
    ['We do not have kids or pets', ''],
    ['budget is 400ish a night', 'under 400 a night'],
    ['poconos, 2 ppl, $250 max', 'poconos, 2 ppl, $250'],
    ['our 3 boys and 2 labs', 'our 3 kids and 2 dogs'],
    ['two golden retrievers', 'two dogs'],
    ['four couples, each with their own bedroom', 'four couples with four bedrooms'],
    ['asheville 5.14.27 - 5.17.27', 'asheville 2027-05-14 - 2027-05-17'],
    ['15.1.2027', '2027-01-15'],
    ['20270212-20270215 aspen', '2027-02-12-2027-02-15 aspen'],
    ['20270212', '20270212'],
    ['stowe ski in', 'stowe slopeside'],
    ['ski-in condo, park city', 'slopeside condo, park city'],
    ['ski-in/ski-out condo', 'ski-in/ski-out condo'],
    ['ski in colorado', 'ski in colorado'],
    ['big group 20+', 'group of 20'],
    ['Lānaʻi', 'Lanai, Hawaii'],
    ['condo with lanai', 'condo with lanai'],
    ['dog fri cape cod', 'dog friendly cape cod'],
  ])('"%s"', (typed, written) => {
    expect(tidyText(typed)).toBe(written);
  });

  test('how much of something a home has is named as left out; what rules know is not', () => {
    expect(takeAsides('kid friendly pool not too deep', () => undefined)).toMatchObject({
      said: ['not too deep'],
      typed: 'kid friendly pool',
    });
    for (const typed of ['not too far from aspen', 'not too expensive', 'not too crowded'])
      expect(takeAsides(typed, () => undefined)).toMatchObject({ said: [], typed });
  });

  test('a street without a number is an address and no wish', () => {
    for (const typed of ['Beach Blvd, Gulf Shores, AL', 'Ocean Dr, Galveston', 'Lake Street, Brainerd'])
      expect([typed, isStreetAbroad(typed)]).toEqual([typed, true]);
    for (const typed of ['quiet road, vermont', 'cabin on a dirt road, montana', 'walk to main street, park city'])
      expect([typed, isStreetAbroad(typed)]).toEqual([typed, false]);
  });

  test.each([
    ['kissim', 'kissimmee, fl'],
    ['sb california', 'santa barbara, ca'],
    ['vb va', 'virginia beach, va'],
    ['orlndo', 'orlando, fl'],
    ['night', undefined],
    ['wifi', undefined],
  ])('FIND-3: "%s" is the city %s', (typed, address) => {
    expect(speltCity(typed)?.address).toBe(address);
  });
});
