/** Airports by name, rivers, stadiums and islands that a sweep found missing (FIND-3). */
import { createSeedReader } from '../testing/seed-reader.ts';

const read = createSeedReader();

test.each([
  ["O'Hare", "O'Hare airport, IL"],
  ['ohare airport', "O'Hare airport, IL"],
  ['Midway airport', 'Midway airport, IL'],
  ['Logan airport', 'Boston Logan airport, MA'],
  ['near Sky Harbor', 'Sky Harbor airport, AZ'],
  ['Reagan National', 'Reagan National airport, VA'],
  ['LaGuardia', 'LaGuardia airport, NY'],
  ['John Wayne airport', 'John Wayne airport, CA'],
  ['hartsfield jackson', 'Hartsfield-Jackson airport, GA'],
  ['cabin near Hartsfield-Jackson with hot tub', 'Hartsfield-Jackson airport, GA'],
  ['Kahului airport', 'Kahului airport, HI'],
  ['Bryant-Denny Stadium', 'Bryant-Denny Stadium, AL'],
  ['Camp Randall', 'Camp Randall Stadium, WI'],
  ['Hudson River', 'Hudson River, NY'],
  ['Connecticut River', 'Connecticut River, VT'],
  ['Colorado River', 'Colorado River Moab, UT'],
  ['cabin on the Saco River', 'Saco River, NH'],
  ['Ouachita', 'Ouachita Mountains, AR'],
  ['the Upper Peninsula', 'Upper Peninsula, MI'],
  ['St. Thomas USVI', 'Saint Thomas, U.S. Virgin Islands'],
  ['st thomas', 'Saint Thomas, U.S. Virgin Islands'],
  ['St. John USVI', 'Saint John USVI, Caribbean'],
  ['Charlotte Amalie', 'Charlotte Amalie, U.S. Virgin Islands'],
  ['US Virgin Islands', 'U.S. Virgin Islands, Caribbean'],
  ['Old San Juan', 'San Juan Puerto Rico, Caribbean'],
  ['Rincon PR', 'Rincon, Puerto Rico'],
  ['Vieques', 'Vieques, Puerto Rico'],
  ['Cayman Islands', 'Cayman Islands, Caribbean'],
  ['St Barts', 'Saint Barts, Saint Barthélemy'],
  ['BVI', 'British Virgin Islands, Caribbean'],
])('FIND-3: "%s" is %s, and no word of it is left', async (typed, name) => {
  const { place, read: understood } = await read(typed);
  expect([place?.formattedAddress, understood.text]).toEqual([name, '']);
});

test.each([
  ['airport mesa', 'Airport Mesa, AZ'],
  ['Midway', 'Midway, UT, USA'],
  ['cabin in Midway Utah', 'Midway, UT, USA'],
  ['Colorado', 'Colorado, USA'],
  ['cabin with a river view in Colorado', 'Colorado, USA'],
  ['Virgin River', 'Virgin River, UT'],
])('FIND-3: "%s" stays %s', async (typed, name) => {
  expect((await read(typed)).place?.formattedAddress).toBe(name);
});
