/**
 * Replaces kinds of homes and things that no home's record names by the most similar kinds (FIND-2). The page says that
 * what was typed is not among the filters (decision 0111).
 */
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

/** Rows are `similar kinds:words|more words`; words are parts of a regular expression. */
const KINDS = `
Adobe house:earth ?ships?|earth (?:house|home)s?|cave (?:house|home|hotel|room)s?|underground (?:house|home)s?|straw bale(?: (?:house|home))?s?
Treehouse / A-frame:yurts?|tipis?|te?epees?|wigwams?|(?:geodesic |glamping |sky |star |clear |bubble )?domes?(?: (?:house|home|tent|stay)s?)?|geodomes?|igloos?|bubble (?:house|tent|hotel)s?|(?:glamping|camping|sleeping|eco) pods?|(?:bell|safari|canvas|luxury) tents?|hobbit (?:hole|house|home)s?|mushroom houses?|fire lookouts?|lookout towers?|shepherd[’']?s huts?
Apartment / Condo / Loft:penthouses?|pent house|hotels?|motels?|hostels?|aparthotels?|suites?|(?:bed (?:and|&|n) breakfast|b ?(?:&|and|n) ?b)s?|private rooms?
Townhouse / Apartment / Condo:duplex(?:es)?|triplex(?:es)?|fourplex(?:es)?|quadplex(?:es)?|semi[- ]?detached(?: houses?)?|row ?homes?|mews(?: houses?)?|twin homes?|brick townhouses?
Cottage / Bungalow / Cabin:carriage houses?|coach houses?|guest ?houses?|guest cottages?|granny flats?|(?:mother )?in[- ]law suites?|garage apartments?|back ?houses?|adus?|bunk ?houses?|garden sheds?|she sheds?|(?:beach|surf|fishing|mountain|alpine|garden) (?:shack|hut)s?|(?:mobile|manufactured|trailer) homes?|double[- ]?wides?|converted (?:school ?house|church|chapel)e?s?|school ?houses?
Cabin / Treehouse / A-frame:rvs?(?! (?:park|hook|spot|pad|site|friendly))|motor ?homes?|camper ?vans?|campers?|airstreams?|(?:travel|vintage|camping) trailers?|trailers?(?= (?:in|near|stay|rental))|caravans?|skoolies?|(?:school|converted|double[- ]?decker) bus(?:es)?|fifth wheels?|(?:gypsy|covered|conestoga) wagons?|train cars?|cabooses?
Lake house / Beach house:house ?boats?|floating (?:house|home|cabin)s?|yachts?|(?:canal|narrow|sail) ?boats?(?= (?:to stay|stay|rental|to sleep|in))|boat ?houses?
Villa:(?<=(?:^|\\b(?:an?|the|real|old|medieval|historic|private|entire|whole|rent|book|scottish|french|irish|italian|tuscan)\\s+))castles?(?=\\s*(?:$|,|(?:in|near|with|for|stay|rental|hotel|on|by)\\b))|ch(?:a|â)teaux?|palazz(?:o|i)|trull[oi]|riads?|masserias?|haciendas?|manor houses?|country manors?|stately homes?
Modern home / Loft:(?:shipping )?container (?:tiny )?(?:home|house|cabin)s?|shipping containers?|(?:glass|mirror(?:ed)?) (?:house|home|cabin)s?
Farmhouse / Ranch house:horse propert(?:y|ies)|equestrian propert(?:y|ies)|barndominiums?|barn ?dos?|converted barns?|barn conversions?|(?:grain )?silos?|grain bins?|windmills?
Beach house / Cottage:light ?house keepers?[’']? (?:house|cottage)s?|stilt houses?|over ?water bungalows?|private islands?|whole islands?
`;
/**
 * Things that homes may have without a record of it, and properties of prices and stays. "Golf cart" is no wish for
 * golf.
 */
const THINGS = [
  '(?:free |private |two |a )?golf (?:cart|buggy|buggie)s?(?: (?:included|provided|friendly|rental|access|path|community))?|(?:free )?beach (?:gear|chairs?|cart|wagon|towels?|toys|umbrellas?|equipment|service)(?: (?:included|provided))?',
  '(?:home |movie |media )?theat(?:er|re)s?(?: rooms?)|(?:movie|media|cinema) rooms?|(?:soaking |claw ?foot |big |deep )?bath ?tubs?|lazy rivers?|water ?slides?|bowling (?:alley|lane)s?|(?:indoor )?(?:tennis|pickleball|basketball|volleyball|bocce|padel|squash|racquetball) ?(?:courts?)?(?: on site)?|pickle ball(?: courts?)?|putting greens?|trampolines?|play ?grounds?|swing sets?|(?:home |movie |private )(?:theat(?:er|re)|cinema)s?(?: rooms?)?|(?:home |private |on[- ]site )?(?:gym|fitness (?:center|room))s?|karaoke|grand pianos?|pianos?(?! (?:terra|superiore|nobile))',
  '(?:back ?up )?generators?|concierge|room service|(?:daily |free )?breakfast included|(?:private |in[- ]house |personal )chefs?|netflix|hulu|starlink|helipads?|heliports?|wine cellars?|libraries|library(?! of)|steam showers?|massage chairs?|bunk (?:room|bed)s?|murphy beds?|sleeper sofas?|pull ?outs?|ice makers?|air fryers?|espresso machines?|blackout (?:curtains|blinds)|soundproof(?:ed|ing)?|heated floors?|outdoor kitchens?|pizza ovens?|hammocks?|grab (?:bars?|rails?)|(?:no|not) more than (?:\\d|one|two|three|four|five|six) (?:bed|bath)\\w*|(?:at most|max(?:imum)?) (?:\\d|one|two|three|four|five|six) (?:bed|bath)\\w*|grand prix|hand ?rails?|(?:half|powder) (?:bath|bathroom|room)s?|en[- ]?suites?(?: bath(?:room)?s?)?|rooftop (?:deck|terrace|pool|bar)s?|roof (?:deck|terrace)s?',
  'snow ?mobiles?|jet ?skis?|pontoons?|atvs?|utvs?|(?:early|late) check[- ]?(?:in|out)|free cancell?ation|self check[- ]?in|key ?less entry|rv (?:park|site|spot|pad|hook ?up)s?|(?:meeting|conference|event|party) (?:space|room)s?|(?:wedding |event )?venues?',
  '(?:55|50|60)\+?(?: ?(?:and (?:over|older|up)|plus))? communit(?:y|ies)|(?<!(?:month|week|weekend)[ -])(?:long|short|mid)[- ](?:terms?|stays?)(?: (?:stay|rental|let|lease)s?)?|non[- ]?smok(?:ing|ers?)|smoke[- ]free|smoking allowed|adults?[- ]only|(?:child|kid)[- ]free|extended stays?|school (?:holidays?|vacations?|breaks?)|last[- ]minute(?: (?:deal|booking|getaway|trip|stay)s?)?',
  'snow ?birds?(?= (?:rental|season|special|rate|stay|winter|month|friendly|home|condo|january|february|jan|feb))|snowbirds|(?:no|low|small|cheap|reasonable|hidden|without|zero) (?:hidden |extra )?(?:cleaning|pet|service|resort|booking|extra|hidden) fees?',
].join('|');
/** Seasons by demand, which are no dates of the year (FIND-2). */
const TIMES_OF_YEAR =
  '(?:(?:in|during|for) )?(?:the )?(?:low|off|high|peak|shoulder|green|rainy|wet|dry|hurricane|tourist|busy|slow|dead)[- ]seasons?(?: (?:rates?|prices?|deals?))?';

const apart = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');
const RARE_KINDS = KINDS.trim()
  .split('\n')
  .map((row) => {
    const at = row.indexOf(':');
    return { like: row.slice(0, at).split(' / '), words: apart(row.slice(at + 1)) };
  });
const NOT_RECORDED = apart(`${THINGS}|${TIMES_OF_YEAR}`);

/** Most words on each side that may belong to a name with it. */
const MOST_AROUND = 3;
/** "Half Dome", "Trailer Park Beach": words of a place's or a sight's name are no kind of home. */
function isInName(text: string, from: number, to: number, homesIn: (name: string) => number | undefined): boolean {
  const before = text.slice(0, from).split(/\s+/).filter(Boolean);
  const behind = text.slice(to).split(/\s+/).filter(Boolean);
  for (let first = 0; first <= Math.min(MOST_AROUND, before.length); first += 1)
    for (let last = 0; last <= Math.min(MOST_AROUND, behind.length); last += 1) {
      const around = [...before.slice(before.length - first), text.slice(from, to), ...behind.slice(0, last)];
      // A text of this one word does not mean the village called Yurt.
      if (first + last > 0 && homesIn(normalizePhrase(around.join(' '))) !== undefined) return true;
    }
  return false;
}

export type TakenKinds = { text: string; said: string[]; types: string[] };
/**
 * Returns the text without these words, the words, and the similar kinds. `homesIn` knows normalised names of places
 * and sights.
 */
export function takeKindSynonyms(given: string, homesIn: (name: string) => number | undefined): TakenKinds {
  const [said, types]: [string[], string[]] = [[], []];
  const take =
    (like: readonly string[]) =>
    (...found: unknown[]): string => {
      const [words, whole] = [String(found[0]), String(found.at(-1))];
      const at = Number(found.at(-2));
      if (isInName(whole, at, at + words.length, homesIn)) return words;
      types.push(...like);
      said.push(words.trim());
      return ' ';
    };
  const kinds = RARE_KINDS.reduce((text, { like, words }) => text.replace(words, take(like)), given);
  return { text: kinds.replace(NOT_RECORDED, take([])), said, types };
}
