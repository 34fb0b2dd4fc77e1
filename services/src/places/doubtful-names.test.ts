/** What guests typed on a running site and got a doubtful place or question for (FIND-1 to FIND-3). */
import type { PlacePrediction } from '@roost/shared/contracts/places';
import { createSeedReader, seedStock } from '../testing/seed-reader.ts';
import { findPlace } from './find-place.ts';
import { otherReadings } from './other-readings.ts';

const geocode = (address: string) => findPlace(address, { stock: seedStock, askMaps: async () => null });

/** Returns the labels of "Did you mean" when these are the suggestions for the words. */
async function getOthers(name: string, suggested: string): Promise<string[]> {
  const [mainText = '', ...where] = suggested.split(', ');
  const prediction: PlacePrediction = {
    placeId: 'p',
    description: suggested,
    mainText,
    secondaryText: where.join(', '),
    types: ['locality'],
  };
  const places = { geocode, predictions: async () => [prediction], stock: async () => seedStock };
  return (await otherReadings(name, await geocode(name), places)).map(({ label }) => label);
}

describe('FIND-3: a place that is named for certain is no misspelt other one', () => {
  test.each([
    ['Treasure Coast', 'Montana, USA'],
    ['LAX', 'Bellagio, Italy'],
    ['Cabo', 'Cape Cod, MA, USA'],
    ['Chi town', 'Charleston, SC, USA'],
    ['SoCal', 'California, USA'],
  ])('"%s" asks nobody for %s', async (name, suggested) => {
    expect(await getOthers(name, suggested)).toEqual([]);
  });

  test('a name that nothing has may be a misspelt town', async () => {
    expect(await getOthers('Xanquilberry', 'Savannah, GA, USA')).toEqual(['Savannah, GA']);
  });
});

describe('FIND-2: names beside what is done there', () => {
  const read = createSeedReader();
  test.each<[string, string, object]>([
    ['Frio River tubing', 'Frio River, TX', { text: '' }],
    ['frio river tubing', 'Frio River, TX', { text: '' }],
    ['cabin Guadalupe River tubing', 'Guadalupe River, TX', { unused: ['tubing'] }],
    ['airport SLC', 'Salt Lake City airport (SLC)', { text: '', unused: [] }],
    ['airport: SLC', 'Salt Lake City airport (SLC)', { text: '', unused: [] }],
    ['cabin airport SLC', 'Salt Lake City airport (SLC)', { text: '', unused: [] }],
    ['airport Denver', 'Denver airport (DEN)', { text: '', unused: [] }],
    ['Denver airport DEN', 'Denver airport (DEN)', {}],
    ['Wine country', 'Sonoma and Napa, CA, USA', { text: '', unused: [] }],
    ['the wine country', 'Sonoma and Napa, CA, USA', { text: '', unused: [] }],
    ['Hawai‘i', 'Hawaii, USA', { place: 'Hawaiʻi' }],
    ['Kaua‘i condo', 'Kauai, HI, USA', { text: '', unused: [] }],
    ['East Bay', 'East Bay, CA', { text: '' }],
    ['île de ré', 'Île de Ré, France', { text: '', unused: [] }],
    ['West Ashley', 'West Ashley, SC', { text: '' }],
    ['Lower Manhattan', 'Lower Manhattan, NY', { text: '' }],
    ['Puerto Vallarta', 'Puerto Vallarta, Mexico', { text: '' }],
  ])('"%s" is %s', async (text, name, wanted) => {
    expect(await read(text)).toMatchObject({
      place: expect.objectContaining({ formattedAddress: name }),
      read: expect.objectContaining(wanted),
    });
    const { place } = await read(text);
    expect(place).not.toHaveProperty('corrected');
  });

  test('a river without a name is no view of one', async () => {
    const { read: meant } = await read('river rafting near Gatlinburg');
    expect(meant).toMatchObject({
      place: 'Gatlinburg',
      unused: [],
      values: { activities: ['Rafting'], viewAmenities: [] },
    });
  });
  test.each([
    ['tubing in New Braunfels', ['tubing']],
    ['river tubing in New Braunfels', ['tubing']],
    ['rafting in New Braunfels', ['rafting']],
  ])('"%s" says in its own words what no home there has', async (text, unused) => {
    expect((await read(text)).read).toMatchObject({ place: 'New Braunfels', unused });
  });
  test('wineries are wished for wherever a place is named', async () => {
    expect((await read('wine country texas')).place?.formattedAddress).toBe('Texas, USA');
  });
});
