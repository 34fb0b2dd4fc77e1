/**
 * Finds cities without homes that guests misspell, write as one word or not completely (FIND-3). The maps service is
 * asked for their right name.
 */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { getStateCode } from '@roost/shared/domain/understanding/place-words';
import { meantQualifier } from './short-states.ts';
import { getInitials } from './stock.ts';

const CITIES =
  'albuquerque, nm|anchorage, ak|atlanta, ga|austin, tx|baltimore, md|baton rouge, la|birmingham, al|boise, id|boston, ma|boulder, co|buffalo, ny|burlington, vt|charlotte, nc|chattanooga, tn|cheyenne, wy|chicago, il|cincinnati, oh|cleveland, oh|colorado springs, co|columbus, oh|corpus christi, tx|dallas, tx|denver, co|des moines, ia|detroit, mi|duluth, mn|durango, co|el paso, tx|eugene, or|flagstaff, az|fort collins, co|fort lauderdale, fl|fort myers, fl|fort worth, tx|fresno, ca|grand junction, co|grand rapids, mi|green bay, wi|greensboro, nc|greenville, sc|hartford, ct|honolulu, hi|houston, tx|indianapolis, in|jacksonville, fl|kansas city, mo|knoxville, tn|las vegas, nv|lexington, ky|little rock, ar|los angeles, ca|louisville, ky|madison, wi|memphis, tn|miami, fl|milwaukee, wi|minneapolis, mn|mobile, al|montgomery, al|naples, fl|nashville, tn|new york city, ny|oklahoma city, ok|omaha, ne|orlando, fl|panama city beach, fl|pensacola, fl|philadelphia, pa|phoenix, az|pittsburgh, pa|portland, or|providence, ri|raleigh, nc|rapid city, sd|reno, nv|richmond, va|rochester, ny|sacramento, ca|saint louis, mo|saint petersburg, fl|salt lake city, ut|san antonio, tx|san diego, ca|san francisco, ca|san jose, ca|santa barbara, ca|santa cruz, ca|santa rosa, ca|scottsdale, az|seattle, wa|spokane, wa|steamboat springs, co|syracuse, ny|tallahassee, fl|tampa, fl|tucson, az|tulsa, ok|virginia beach, va|washington, dc|wichita, ks|wilmington, nc|vancouver, canada|toronto, canada|montreal, canada|calgary, canada|victoria, canada|cancun, mexico|mexico city, mexico|lisbon, portugal|london, united kingdom|edinburgh, united kingdom|glasgow, united kingdom|inverness, united kingdom|paris, france|marseille, france|avignon, france|florence, italy|milan, italy|rome, italy|venice, italy|athens, greece|oslo, norway|sydney, australia|brisbane, australia|auckland, new zealand|christchurch, new zealand|kissimmee, fl|daytona beach, fl|cocoa beach, fl|clearwater, fl|marco island, fl|sanibel, fl|saint augustine, fl|panama city, fl|ocean city, md|williamsburg, va|charlottesville, va|roanoke, va|atlantic city, nj|newport, ri|big bear lake, ca|mammoth lakes, ca|san luis obispo, ca|laguna beach, ca|crested butte, co|branson, mo|hot springs, ar|eureka springs, ar|emerald isle, nc|gulfport, ms|biloxi, ms|south padre island, tx|lake charles, la|saint george, ut|bozeman, mt|missoula, mt|coeur d alene, id|sun valley, id|rehoboth beach, de|lancaster, pa|gettysburg, pa|scranton, pa|albany, ny|saratoga springs, ny|ithaca, ny|syracuse, ny|burlington, vt|manchester, nh|bangor, me|ann arbor, mi|saugatuck, mi|wisconsin dells, wi|stillwater, mn'
    .split('|')
    .map((city) => ({ city, joined: (city.split(',')[0] ?? '').replaceAll(' ', '') }));
const SHORTEST = 6;

/** Fewest letters of an incomplete name, and the share of the name that they must be. */
const SHORTEST_BEGINNING = 5;
const FEWEST_LETTERS = 0.5;

/** "SB california", "vb va": the first letters of a city's words and its state. */
function byInitials(typed: string): string | undefined {
  const [, letters = '', state = ''] = /^([a-z]{2,3}) (\D+)$/.exec(typed) ?? [];
  const code = state.length === 2 ? state : getStateCode(state)?.toLowerCase();
  if (letters === '' || code === undefined) return undefined;
  return CITIES.find(({ city }) => city.endsWith(`, ${code}`) && getInitials(city.split(',')[0] ?? '') === letters)
    ?.city;
}

/** "Kissim": a city whose name was not typed to its end. */
const begunCity = (joined: string): string | undefined =>
  joined.length < SHORTEST_BEGINNING || COMMON_WORDS.has(joined)
    ? undefined
    : CITIES.find(({ joined: own }) => own.startsWith(joined) && joined.length >= FEWEST_LETTERS * own.length)?.city;

/**
 * Returns the city that a normalised misspelt name means, with the address for the maps service; null when none is
 * close enough.
 */
export function speltCity(typed: string): { address: string; name: string } | null {
  const joined = typed.replaceAll(' ', '');
  if (/\d/.test(joined)) return null;
  const sure = byInitials(typed) ?? begunCity(joined) ?? nearestOfState(typed) ?? nearestCity(joined);
  return sure === undefined
    ? null
    : {
        address: sure,
        name: (sure.split(',')[0] ?? '').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
      };
}

/** "Sant augstine florida": among the cities of the state behind it. */
function nearestOfState(typed: string): string | undefined {
  const words = typed.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const state = meantQualifier(words.slice(-tail).join(' ')) ?? '';
    const code = state.length === 2 ? state : getStateCode(state)?.toLowerCase();
    const name = words.slice(0, -tail).join('');
    const city = code === undefined ? undefined : nearestCity(name.replace(/^sa(?:i?n)?t(?=[a-z]{5})/, 'saint'), code);
    if (city !== undefined) return city;
  }
  return undefined;
}

/**
 * Finds the closest city.
 * @param state lower-case code of the state that it has to lie in
 */
function nearestCity(joined: string, state?: string): string | undefined {
  if (joined.length < SHORTEST) return undefined;
  const limit = allowedMistakes(joined.length);
  let best: { city: string; distance: number } | null = null;
  for (const { city, joined: own } of CITIES) {
    if (own[0] !== joined[0] || Math.abs(own.length - joined.length) > limit) continue;
    if (state !== undefined && !city.endsWith(`, ${state}`)) continue;
    const distance = editDistance(own, joined, limit);
    if (distance <= limit && (!best || distance < best.distance)) best = { city, distance };
  }
  return best?.city;
}
