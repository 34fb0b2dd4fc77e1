/** What guests look for first in a home, by its names in the index (SRCH-4, FAV-9). */
export const WANTED_AMENITIES: readonly string[] = [
  'Hot Tub',
  'Pool',
  'Air Conditioning',
  'Fireplace',
  'Kitchen',
  'Wi-Fi',
  'Washer',
  'Free Parking',
  'EV Charger',
  'Grill',
  'Fire Pit',
  'Sauna',
  'Dishwasher',
  'Dedicated Workspace',
  'Dryer',
  'Crib',
];
