/** Writes words out that were typed in a hurry: "cheeep", "stars at nite", "spearfish south dak" (FIND-2, decision 0161). */
import { COMMON_WORDS } from '@roost/shared/domain/understanding/common-words';
import { normalizePhrase, normalizeWord } from '@roost/shared/domain/understanding/tokens';
import { isKnownWord } from './correct-words.ts';
import { withoutFormFields } from './form-fields.ts';
import { withWordsFromAbroad } from './from-abroad.ts';
import { withGroupSizes } from './group-sizes.ts';
import { withSaidParty } from './how-many-come.ts';
import { withSaidPrices } from './how-much.ts';
import { withListedLetters } from './listed-letters.ts';
import { withHomesFirst } from './listed-places.ts';
import { withoutPoliteness } from './polite-sentences.ts';
import { withSaidPlaces } from './said-beside-names.ts';
import { withSecondThoughts } from './second-thoughts.ts';
import type { Stock } from './stock.ts';
import { withSightsInDigits } from './sights-in-digits.ts';
import { withoutTakenBack } from './taken-back.ts';
import { withToldSights } from './told-sights.ts';
import { withStateBehind } from './state-before-name.ts';
import { withNameInState, withoutPartOfState } from './state-near-name.ts';
import { withStatesInFull } from './states-in-full.ts';
import { isSightOfState } from './typed-text.ts';
import { withSaidDays } from './which-days.ts';
import { withNamesInFull } from './words-of-names.ts';

/** "Poool", "sooo": a letter that was held is one or two of it, whichever makes a word. */
const HELD = /(\p{Ll})\1{2,}/gu;
const WORD = /\p{L}+/gu;
const isWord = (word: string): boolean => isKnownWord(normalizeWord(word)) || COMMON_WORDS.has(normalizeWord(word));
const withoutHeldLetters = (typed: string): string =>
  typed.replace(WORD, (word) => {
    const twice = word.replace(HELD, '$1$1');
    const once = word.replace(HELD, '$1');
    return twice === word || /^w{3}$/i.test(word) ? word : !isWord(twice) && isWord(once) ? once : twice;
  });

/** What numbers and letters of lists would be read as else. */
const EARLY: readonly (readonly [RegExp, string])[] = [
  [/\bmighty (?:5|five)(?: (?:utah|parks|national parks))*\b/gi, 'southern Utah'],
  // How high a home lies says that it is in the mountains.
  [
    /\b(?:(?:at|above|over) )?(?:an )?(?:elev(?:ation)?|altitude)\.? ?(?:of |over |above |at least |>|~|about )*\d[\d,.]* ?(?:ft|feet|m|meters|metres|k)?\b\.?\+?/giu,
    'in the mountains',
  ],
  [
    /\b(?:at |above |over )?\d[\d,.]{2,} ?(?:ft|feet|foot|meters|metres)\.?\+? (?:of )?(?:elev(?:ation)?|altitude|high up|above sea level)\b\.?/giu,
    'in the mountains',
  ],
  [/\bland of (?:the )?(?:10[, ]?000|ten thousand) lakes\b/gi, 'Minnesota'],
  // "#GatlinburgBound", "#MoabOrBust": the words of a tag.
  [
    /#(\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)*?)(?:Bound|OrBust|Trip|Vacay|Vacation|Life|Vibes|Getaway|Weekend|Bachelorette|20\d\d)(?![\p{L}\d])/gu,
    '$1',
  ],
  // "33040 for a week" is no price of a week.
  [/^\s*(\d{5}) for ((?:an?|the|one|two|three|\d{1,2}) (?:weeks?|nights?|days?|months?|weekend)\b.*)$/gi, '$2 in $1'],
  // "Warm in January" says where, too.
  [
    /^\s*(?:somewhere )?(?:warm|sunny|toasty|balmy|(?:(?:really|very|nice and|boiling|baking|blazing|roasting|scorching|sizzling|piping|blistering) )?hot) (?=(?:in|during|for|this|next|over)\b)/gi,
    'somewhere warm ',
  ],
  // Whoever runs through a city is in none that is called Marathon.
  [
    /\b((?:boston|chicago|new york(?: city)?|nyc|big sur|honolulu|houston|twin cities|philadelphia|philly|los angeles|san francisco|portland|austin|disney)) (?:half[ -])?marathon\b/gi,
    '$1',
  ],
  [/\b(?:the )?masters (?:in |at )?(?=augusta\b)|(?<=\baugusta) masters\b/gi, ''],
  [/\b(?:is there )?any (?:chance|hope|possibility) (?:of|for) (?=an? |the |\p{L}+s\b)/giu, ''],
  // Airports whose letters are words besides: "close to SEA", "hhh airport".
  [/(?<=\b(?:near|to|into|from|by|at|around|of) )BOS(?: airport)?(?![\p{L}\d])/gu, 'Boston airport'],
  [/(?<=\b(?:near|to|into|from|by|at|around|of) )SEA(?: airport)?(?![\p{L}\d])/gu, 'Seattle airport'],
  [/(?<=\b(?:near|to|into|from|by|at|around|of) )CNY(?: airport)?(?![\p{L}\d])/gu, 'Moab airport'],
  [/\bhhh airport\b/gi, 'Hilton Head airport'],
  [/\btex airport\b/gi, 'Telluride airport'],
  // "We are going to Seaside": a town behind it, whatever else its name means.
  [
    /\b(?:(?:[Ww]e|[Ii])(?: are| am| will be|['’](?:re|m|ll be)) )?(?:going|heading|headed|travell?ing|driving|flying) to (?=\p{Lu}\p{Ll})/gu,
    'in ',
  ],
  [/(?<![\p{L}.])N\.\s?O\.?(?=\s*$|,| (?:La|LA|Louisiana)\b|\s+(?:for|with|w\/)\b)/gu, 'New Orleans'],
  [/(?<![\p{L}.])A\.?C\.?,? (?=(?:NJ|N\.J\.|New Jersey|Jersey)(?!\p{L}))/gu, 'Atlantic City '],
  // "犬OK": allowed.
  [/(?<=[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}\p{sc=Hangul}])\s?(?:OK|ok|ＯＫ)(?!\p{L})/gu, '可'],
  // States that are words besides, alone or at the end, with their full stop: "La.", "Ogunquit, Me."
  [/(?<=^\s*|\p{Lu}\p{L}+,? )La\.(?=\s*$)/gu, 'Louisiana'],
  [/(?<=^\s*|\p{L},\s*)Me\.(?=\s*$)/gu, 'Maine'],
  // "All around" is no airport of Italy, and a loft in a cabin no other kind of home.
  [/\b(?:all|just) (?:around|over|about)\b(?! (?:the )?(?:world|lake|island))/gi, ''],
  [/\bwith (?:an? )?(?:sleeping |upstairs |open )?lofts?\b(?! (?:apartment|condo|in\b))/gi, ''],
  [/\b(?:in )?(?:the )?heart of (?=(?:the )?down ?town\b)/gi, ''],
  [/\b(can|could|would|will|if|do|did|have|are) u\b/gi, '$1 you'],
  [/\b(?:vs\.?|versus)(?= \p{L})/giu, 'or'],
  // "Hawai‘i": the letter of Hawaiian names is no quotation mark.
  [/(?<=\p{L})[‘`](?=\p{L})/gu, 'ʻ'],
  // One valley is called so, and homes near wineries are elsewhere too: alone it is both valleys.
  [/^\s*(?:the )?wine country\s*$/gi, 'California wine country'],
  // A city, where nothing else is said.
  [/^\s*(?:in |near |around )?Bath\s*$/gu, 'Bath, England'],
  // "Or coast", "hi condo": letters of a state that are words besides, before the kind of home or of country.
  ...['or Oregon', 'ok Oklahoma', 'hi Hawaii'].map((row) => {
    const [letters = '', state = ''] = row.split(' ');
    const kinds =
      '(?:cabins?|condos?|coast|beach(?:es|front)?|lakes?(?:front)?|mountains?|ski|houses?|cottages?|rentals?|villas?)';
    return [new RegExp(`^\\s*${letters} (?=${kinds}\\b(?: \\p{L}+){0,3}\\s*$)`, 'giu'), `${state} `] as const;
  }),
  [/\b(looking|searching|hunting|hoping|asking) 4 (?=an? |the |some|\p{L}{3,})/giu, '$1 for '],
  [/\b(?:the )?closest to (?=\p{L})/giu, 'near '],
  [/\b(?:on )?an island (?:in|of|off) (?=\p{L})/giu, ''],
  [/\b(?:(?:temporary|temp|relocation|corporate|crew|nurse|student|insurance) )?housing\b/gi, 'rental'],
  [/\b(?:first|second|third|fifth|sixteenth) (?=(?:birthday|bday|anniversary)\b)/gi, ''],
  [/\b(?:within )?(?:easy )?driving distance (?:from|of|to)\b/gi, 'near'],
  [/\b(?:lgbtq?\+?|gay|queer)[ -]?friendly\b/gi, ''],
  [/\b(?:two|three|2|3|multi)[ -]?(?:story|stories|storey|level)\b/gi, ''],
  // "L.A." with its full stops is the city, "LA" the state that has homes.
  [/(?<![\p{L}.])L\.\s?A\.?(?![\p{L}.])/gu, 'Los Angeles'],
];
/** "#MyrtleBeach" is "Myrtle Beach". */
const TAG = /#(\p{Lu}\p{Ll}+)((?:\p{Lu}\p{Ll}+)+)(?![\p{L}\d])/gu;
const withoutTags = (typed: string): string =>
  typed.replace(TAG, (_, first: string, rest: string) => first + rest.replace(/\p{Lu}/gu, ' $&'));
const write = (typed: string, rows: typeof EARLY): string =>
  rows.reduce((text, [said, meant]) => text.replace(said, meant), typed);

const NAME = String.raw`(?:the )?\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}?`;
const ROWS: readonly (readonly [RegExp, string])[] = [
  // "Not Florida, but the Gulf": the place behind "but" is meant.
  [
    new RegExp(
      String.raw`(?<=^\s*|[,;] ?)not (?:in |to |on )?(?!too |very |so |far |just |only |expensive )(${NAME}),? but (?:rather |maybe |perhaps )?(?:in |on |to |at )?(?!near |close |not |within )(?=\p{L})(.+)$`,
      'giu',
    ),
    '$2, not $1',
  ],
  // "Dans le Vermont ou le New Hampshire": an article of a second name.
  [
    /(?<!\p{L})(or|ou|oder|o|e) (?:(?:dans|in|en|im|nel|nella) )?(?:the|le|la|les|der|die|den|il|el|los|las) (?=\p{Lu})/gu,
    '$1 ',
  ],
  // "I would rather have a townhouse than a condo", "prefer a cabin over a condo".
  [
    /\b(?:(?:i|we)(?:['’]?d| would)? )?(?:much )?rather (?:have |be in |stay in |rent |book |get )?(?!than )(.{3,40}?) than (?=an? |the |in |\p{L})/giu,
    '$1 rather than ',
  ],
  [/\b(?:(?:i|we)(?:['’]?d| would)? )?prefer (.{3,40}?) (?:over|to) (?=an? )/giu, '$1 rather than '],
  [/(?<!\p{L})(?:tho|lol|lmao|tbh|ngl|bruh|omg|rn|idk)(?!\p{L})[!.?]*/giu, ''],
  // Who comes, without vowels: "2 chldrn", "4 gsts".
  [/(?<=\d ?)(?:chi?ldre?n|chld(?:re)?ns?|chilren)\b/gi, ' children'],
  [/(?<=\d ?)k(?:i?dz|ds)\b/gi, ' kids'],
  [/(?<=\d ?)(?:gsts?|geusts?)\b/gi, ' guests'],
  [/(?<=\d ?)(?:prsns?|poeple|peple)\b/gi, ' people'],
  [/\btonite\b/gi, 'tonight'],
  // "Pool & view": two wishes.
  [
    /(?<=\b(?:pool|hot tub|sauna|deck|balcony|patio|fireplace|fire pit|kitchen))\s*(?:&|\+| n | and )\s*(?=(?:great |nice |good |amazing )?views?\b)/gi,
    ' and a ',
  ],
  // "My husband is in a wheelchair": who it is, is no wish.
  [
    /\b(?:my|our|his|her) \p{L}+(?:[- ]in[- ]law)?(?: (?:is|sits|travels|gets around)(?: (?:in|on|with))?| (?:uses|needs|has|requires)|['’]s in) (?:an? |his |her |their )?(?=(?:electric |power(?:ed)? |manual )?(?:wheel ?chair|walker|rollator|zimmer frame|crutches|mobility scooter)\b)/giu,
    '',
  ],
  [/\bover ?nite\b/gi, 'overnight'],
  [/\bnite(s?)\b/gi, 'night$1'],
  // What is seen at night is said by what it is.
  [/(?<=\b(?:stars?|stargaz\w+|sky)\b[^,.;\d]{0,12}) at night\b/gi, ''],
  // A place to sleep on the way: every home is one.
  [/(?<=\p{L}[ ,]+)(?:for )?(?:an )?overnight(?: (?:stay|stop|trip))?(?=\s*$)/giu, ''],
  [/\bbros\b\.?/gi, 'brothers'],
  // "The UP", "U.P.", "cabin UP": capitals that are the Upper Peninsula of Michigan.
  [/(?<![\p{L}\d])(?:[Tt]he|[Dd]a) (?:UP|U\.P\.?)(?![\p{L}\d])/gu, 'Upper Peninsula'],
  [/^\s*(?:UP|U\.P\.?)\s*$/gu, 'Upper Peninsula'],
  [
    /(?<=(?:cabin|cottage|camp|house|rental|in|visiting|to|near|Michigan|MI) )(?:UP|U\.P\.?)(?=\s*$|\s+in\b|,)/gu,
    'Upper Peninsula',
  ],
  [/\bst\.? (?:pk|prk|park)\b\.?/gi, 'state park'],
  // States by two short words.
  [/\b(?:s|so|sth|south)\.? (?:dak(?:ota)?)\b\.?/gi, 'South Dakota'],
  [/\b(?:n|no|nth|north)\.? (?:dak(?:ota)?)\b\.?/gi, 'North Dakota'],
  [/\b(?:s|so|sth|south)\.? (?:caro|carol)\b\.?/gi, 'South Carolina'],
  [/\b(?:n|no|nth|north)\.? (?:caro|carol)\b\.?/gi, 'North Carolina'],
  [/\b(?:w|west)\.? (?:va|virg)\b\.?/gi, 'West Virginia'],
  [/\bn(?:ew|\.)? (?:hamp|hampsh)\b\.?/gi, 'New Hampshire'],
  [/\bn(?:ew|\.)? (?:jers|jrsy)\b\.?/gi, 'New Jersey'],
  [/\bn(?:ew|\.)? mex\b\.?/gi, 'New Mexico'],
  // Wishes as lists have them.
  [/\bf\.?p\b\.?(?! ?\d)/gi, 'fireplace'],
  [/\b[yj]ac?k?u[zscx]+[iy]+s?\b/gi, 'jacuzzi'],
  [
    /\bski(?:ing)? (?:right |straight |all the way )?(?:up )?(?:to|out|from|in|at|till) (?:(?:of )?(?:the|our|your|my) )?(?:front |back )?(?:door|doorstep|(?<=(?:to|from|at|till|the|our|your|my|front|back) )(?:house|cabin|condo))\b/gi,
    'ski in ski out',
  ],
  [/\bwork from (?:there|here|the (?:cabin|house|home|condo|road)|a (?:cabin|house|home|condo))\b/gi, 'work remotely'],
  [/\bdo my (?:job|work) (?:from )?(?:there|remotely|online)\b/gi, 'work remotely'],
  [/\b(beach|lake|river|ocean|creek) side\b/gi, '$1side'],
  // A city of no name.
  [
    /^\s*(?:somewhere |something |a (?:place|home|stay) )?(?:in )?(?:an? |the )?(?:(?:real|proper|lively) )?city(?: (?:stay|trip|life|living|home|place|rental|cent(?:er|re)))?\s*$/gi,
    'downtown',
  ],
];

const LONGEST_TEXT = 500;

/**
 * Returns the text of a guest as the rules read it: without fields of forms, abbreviations and held letters. A name of a
 * place stays as it is.
 */
export function writeOutText(text: string, homesIn: (name: string) => number | undefined, stock: Stock): string {
  const isName = (name: string): boolean => homesIn(normalizePhrase(name)) !== undefined;
  const early = withSightsInDigits(
    withSaidPlaces(withoutTags(write(text.slice(0, LONGEST_TEXT), EARLY)), isName),
    isName,
  );
  // "University of South Carolina Beaufort, SC": a picked suggestion.
  if (isSightOfState(early)) return early;
  const given = withHomesFirst(
    withStateBehind(withNameInState(withoutPartOfState(early, stock), stock), stock, isName),
    stock,
  );
  if (isSightOfState(given) || isName(given)) return given;
  const said = withSaidPrices(withSaidParty(withSaidDays(given)));
  const typed = withNamesInFull(withStatesInFull(withoutTakenBack(said, homesIn)), stock);
  if (typed !== given && isName(typed)) return typed;
  const told = withToldSights(typed, isName);
  return told === typed
    ? withHurriedWords(withWordsFromAbroad(withoutPoliteness(withoutFormFields(withSecondThoughts(typed)))))
    : told;
}

/** Returns the text with such words written out. */
const withHurriedWords = (typed: string): string =>
  write(withGroupSizes(withListedLetters(withoutHeldLetters(typed))), ROWS);
