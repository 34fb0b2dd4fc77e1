/** Finds words left of a sentence that are no place (FIND-2). */
import type { Understanding } from '@roost/shared/domain/understanding/apply';
import { PLACE_TAILS } from '@roost/shared/domain/understanding/lexicon';
import { isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { isKindOfSight, sightsByName } from './find-sight.ts';
import type { Stock } from './stock.ts';

/**
 * "Get out of the city": kinds of places, and "rain on the roof": small words that are left of a sentence are no place;
 * one alone may be a state ("IN").
 */
const SMALL_WORDS =
  /^(?:(?:and|or|but|with|the|for|in|an?|to|of|on|at|all|can|is|it|we|you|be|by|from|our|my|your|so|as)(?:\s+|$))+$/i;
/** Wishes that no record has. None is a place, though a sight or an airport may have almost the same name. */
const NO_PLACES = new Set(
  'waterfall|waterfalls|gym|fitness|fitness center|fitness room|yoga|yoga retreat|pilates|massage|spa day|bachelor|bachelor party|bachelorette|bachelorette party|hen party|stag party|karaoke|pickleball|pickleball court|tennis|tennis court|tennis courts|basketball|basketball court|volleyball|movie theater|movie room|home theater|hospital|venue|wedding venue|houseboat|houseboats|house boat|rv park|campground|campsite|camping|hotel|hotels|motel|motels|resort|resorts|castle|castles|listings|animals|building|traveler|traveller|travelers|multigenerational|multi generational|first|second|third|cold|hot|eclipse|hunting|trampoline|playground|swing set|bunk|bunks|bunk beds|bunk bed|tubing|river tubing|bowling|bowling alley|generator|starlink|parking garage|garage|boat ramp|boat slip|mini golf|putting green|sandbox|treadmill|peloton|wine cellar|bar|pub|zoo|fun|sun|bbq'.split(
    '|',
  ),
);
/** Matches counted things and people: "bathrooms", "with children". */
const COUNTED =
  /^(?:(?:full |private )?(?:bath|bed)rooms?|baths?|beds?|rooms?|guests?|people|nights?|days?|famil(?:y|ies)|child(?:ren)?|kids|teen(?:ager)?s?|toddlers?|babies|friends|couples?|where can i|bring|bathtubs?|weddings?|horses?|after(?:wards?)?|later|together|sit|machen|verbringen|spend|going|go|could|take)$/;
export function withoutSmallPlace(read: Understanding, stock: Stock): Understanding {
  if (read.place === null) return read;
  if (read.place.includes(' ') && SMALL_WORDS.test(read.place)) return { ...read, place: null };
  const name = normalizePhrase(read.place).replace(/^(?:the|a|an) /, '');
  // "Sand Harbor", "Pier Park" are sights all the same; a sand beach is a wish.
  const isSight = (sightsByName.has(name) || sightsByName.has(normalizePhrase(read.place))) && !name.endsWith('beach');
  // "MT cabin": Montana, and no mount.
  const isKind =
    !isStateCode(name) && (isKindOfSight(name) || PLACE_TAILS.has(name)) && !stock.names.has(name) && !isSight;
  // A home's text may have the word.
  if (COUNTED.test(name) && !stock.names.has(name))
    return { ...read, place: null, unused: [...read.unused, read.place] };
  if (NO_PLACES.has(name) && !stock.names.has(name))
    return { ...read, place: null, text: [read.text, read.place].filter((part) => part !== '').join(' ') };
  return isKind ? { ...read, place: null, unused: [...read.unused, read.place] } : read;
}
