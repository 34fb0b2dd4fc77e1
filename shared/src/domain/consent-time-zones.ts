/**
 * Time zones whose visitors are asked before anything optional is stored (CONS-3): the European Union with its parts
 * overseas, the other countries of the European Economic Area and the United Kingdom, where the same rule is law, and
 * Canada.
 */
const EUROPE = [
  'Amsterdam',
  'Athens',
  'Belfast',
  'Berlin',
  'Bratislava',
  'Brussels',
  'Bucharest',
  'Budapest',
  'Busingen',
  'Copenhagen',
  'Dublin',
  'Gibraltar',
  'Helsinki',
  'Lisbon',
  'Ljubljana',
  'London',
  'Luxembourg',
  'Madrid',
  'Malta',
  'Mariehamn',
  'Nicosia',
  'Oslo',
  'Paris',
  'Prague',
  'Riga',
  'Rome',
  'Sofia',
  'Stockholm',
  'Tallinn',
  'Vaduz',
  'Vienna',
  'Vilnius',
  'Warsaw',
  'Zagreb',
].map((city) => `Europe/${city}`);

const EUROPE_ELSEWHERE = [
  'Africa/Ceuta',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Marigot',
  'America/Martinique',
  'Arctic/Longyearbyen',
  'Asia/Famagusta',
  'Asia/Nicosia',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Jan_Mayen',
  'Atlantic/Madeira',
  'Atlantic/Reykjavik',
  'Indian/Mayotte',
  'Indian/Reunion',
  'CET',
  'EET',
  'Eire',
  'GB',
  'GB-Eire',
  'Iceland',
  'MET',
  'Poland',
  'Portugal',
  'WET',
];

const CANADA = [
  'Atikokan',
  'Blanc-Sablon',
  'Cambridge_Bay',
  'Coral_Harbour',
  'Creston',
  'Dawson',
  'Dawson_Creek',
  'Edmonton',
  'Fort_Nelson',
  'Glace_Bay',
  'Goose_Bay',
  'Halifax',
  'Inuvik',
  'Iqaluit',
  'Moncton',
  'Montreal',
  'Nipigon',
  'Pangnirtung',
  'Rainy_River',
  'Rankin_Inlet',
  'Regina',
  'Resolute',
  'St_Johns',
  'Swift_Current',
  'Thunder_Bay',
  'Toronto',
  'Vancouver',
  'Whitehorse',
  'Winnipeg',
  'Yellowknife',
].map((city) => `America/${city}`);

const ZONES: ReadonlySet<string> = new Set([...EUROPE, ...EUROPE_ELSEWHERE, ...CANADA]);

/**
 * True when visitors of this time zone must be asked first. A zone the browser does not name is treated like one of
 * them.
 */
export function isConsentTimeZone(timeZone: string | undefined): boolean {
  return timeZone === undefined || timeZone === '' || ZONES.has(timeZone) || timeZone.startsWith('Canada/');
}
