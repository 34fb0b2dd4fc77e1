/** Large cities in which no home lies and that guests misspell or write as one word (FIND-3): the maps service is asked for them by their own name. */
import { allowedMistakes, editDistance } from '@roost/shared/domain/spelling';

const CITIES =
  'albuquerque, nm|anchorage, ak|atlanta, ga|austin, tx|baltimore, md|baton rouge, la|birmingham, al|boise, id|boston, ma|boulder, co|buffalo, ny|burlington, vt|charlotte, nc|chattanooga, tn|cheyenne, wy|chicago, il|cincinnati, oh|cleveland, oh|colorado springs, co|columbus, oh|corpus christi, tx|dallas, tx|denver, co|des moines, ia|detroit, mi|duluth, mn|durango, co|el paso, tx|eugene, or|flagstaff, az|fort collins, co|fort lauderdale, fl|fort myers, fl|fort worth, tx|fresno, ca|grand junction, co|grand rapids, mi|green bay, wi|greensboro, nc|greenville, sc|hartford, ct|honolulu, hi|houston, tx|indianapolis, in|jacksonville, fl|kansas city, mo|knoxville, tn|las vegas, nv|lexington, ky|little rock, ar|los angeles, ca|louisville, ky|madison, wi|memphis, tn|miami, fl|milwaukee, wi|minneapolis, mn|mobile, al|montgomery, al|naples, fl|nashville, tn|new york city, ny|oklahoma city, ok|omaha, ne|orlando, fl|panama city beach, fl|pensacola, fl|philadelphia, pa|phoenix, az|pittsburgh, pa|portland, or|providence, ri|raleigh, nc|rapid city, sd|reno, nv|richmond, va|rochester, ny|sacramento, ca|saint louis, mo|saint petersburg, fl|salt lake city, ut|san antonio, tx|san diego, ca|san francisco, ca|san jose, ca|santa barbara, ca|santa cruz, ca|santa rosa, ca|scottsdale, az|seattle, wa|spokane, wa|steamboat springs, co|syracuse, ny|tallahassee, fl|tampa, fl|tucson, az|tulsa, ok|virginia beach, va|washington, dc|wichita, ks|wilmington, nc|vancouver, canada|toronto, canada|montreal, canada|calgary, canada|victoria, canada|cancun, mexico|mexico city, mexico|lisbon, portugal|london, united kingdom|edinburgh, united kingdom|glasgow, united kingdom|inverness, united kingdom|paris, france|marseille, france|avignon, france|florence, italy|milan, italy|rome, italy|venice, italy|athens, greece|oslo, norway|sydney, australia|brisbane, australia|auckland, new zealand|christchurch, new zealand'
    .split('|')
    .map((city) => ({ city, joined: (city.split(',')[0] ?? '').replaceAll(' ', '') }));
const SHORTEST = 6;

/** The city that a (normalised) misspelt name means, as the maps service is asked for it, with its own name; null when none is near enough. */
export function speltCity(typed: string): { address: string; name: string } | null {
  const joined = typed.replaceAll(' ', '');
  if (joined.length < SHORTEST || /\d/.test(joined)) return null;
  const limit = allowedMistakes(joined.length);
  let best: { city: string; distance: number } | null = null;
  for (const { city, joined: own } of CITIES) {
    if (own[0] !== joined[0] || Math.abs(own.length - joined.length) > limit) continue;
    const distance = editDistance(own, joined, limit);
    if (distance <= limit && (!best || distance < best.distance)) best = { city, distance };
  }
  if (!best) return null;
  const name = (best.city.split(',')[0] ?? '').replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  return { address: best.city, name };
}
