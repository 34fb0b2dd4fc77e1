/**
 * Writes out who comes as guests say it at length: "single mom with 2 kids", "11 ppl (7 adults, 4 kids)", "up to 20
 * people", "couple + baby" (FIND-2, decision 0173).
 */
const NUMBER =
  '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty';
const PEOPLE = '(?:people|persons|guests|adults|ppl|pax|friends|of us|folks|kids|children|humans|souls)';
const KIDS = '(?:kids?|children|child|boys?|girls?|sons?|daughters?|littles|little ones|toddlers?|teens?|teenagers?)';
const BABY = '(?:new ?born|infant|baby|toddler|bub|bubba|little one)';
const AND = String.raw`\s*(?:,|\+|&|\band\b|\bplus\b|\bwith\b|\bw\/|\bn\b)+\s*`;
const GRANDMOTHER = '(?:grand ?(?:ma|mother|mom|mum)|nana|granny|nan|oma|abuela|mee ?maw|gigi)';
const GRANDFATHER = '(?:grand ?(?:pa|father|dad)|papa|gramps|grampa|grandad|opa|abuelo|pop ?pop|paw ?paw)';
const YOUNG = String.raw`(?:a |an |one |our |my )?(?:pre-?teen|tween|teen(?:ager)?|kid|child|son|daughter)\b(?! ?(?:friendly|safe|proof))`;

type Write = (...found: string[]) => string;
const ROWS: readonly (readonly [RegExp, string | Write])[] = [
  // "4/3 pool home": bedrooms and baths, and no day in April.
  [
    /(?<![\d/.$-])([1-7])\/([1-5])(?:\.5)? (?=(?:\p{L}+ )?(?:homes?|houses?|condos?|cabins?|cottages?|villas?|townhouses?|townhomes?)\b)/giu,
    '$1 bedrooms $2 baths ',
  ],
  // "11 ppl (7 adults, 4 kids)": the number before says no more.
  [
    new RegExp(
      String.raw`\b(?:(?:an? )?(?:group|party|family|crew|team|total|bunch) of \d{1,2}(?: ${PEOPLE})?|\d{1,2} ?(?:${PEOPLE}|total|in total)(?: total)?)\s*[(:=–—-]+\s*(?=\d{1,2} ?(?:adults?|grown ?-?ups?|a\b))`,
      'gi',
    ),
    '',
  ],
  // "Up to 20 people", "max 6 guests": people are no price. "About 8" is eight.
  [
    new RegExp(
      String.raw`\b(?:up to|no more than|not more than|max(?:imum)?\.?(?: of)?|at most|fewer than|less than|under|about|around|approx(?:imately|\.)?|roughly|close to) (?=(?:${NUMBER}) (?:\p{L}+ )?${PEOPLE}\b)`,
      'giu',
    ),
    '',
  ],
  [new RegExp(String.raw`\bbetween (?:${NUMBER}) and (?=(?:${NUMBER}) (?:\p{L}+ )?${PEOPLE}\b)`, 'giu'), ''],
  [new RegExp(String.raw`\b(?:${NUMBER}) (?:to|or|-) (?=(?:${NUMBER}) (?:\p{L}+ )?${PEOPLE}\b)`, 'giu'), ''],
  // "My husband and I + 3 kids + my parents": adults are told together.
  [
    new RegExp(
      String.raw`(?<=\b(?:i|me|wife|husband|hubby|partner|us|spouse)\b)(${AND}(?:our |my |the )?(?:${NUMBER}) (?:small |young |little )?${KIDS})(${AND}(?:my|her|his|our|their|the) (?:parents|in-?laws|grandparents|mother|father|mom|mum|dad)\b)`,
      'gi',
    ),
    '$2$1',
  ],
  // "Single mom with 2 kids", "mom and 3 kids", "just me and my kid": one adult.
  [
    new RegExp(
      String.raw`\b(?:(?:a |one )?(?:single|solo) )(?:mom|mum|mother|dad|father|parent|woman|man|lady|guy)(?:my )?(?=${AND})`,
      'gi',
    ),
    '1 adult',
  ],
  [
    /\b(?:a )?(?:single|solo) (?:mom|mum|mother|dad|father|parent) (?:of|w) (\d|one|two|three|four|five)\b(?! (?:\p{L}+ )?(?:kid|child|boy|girl|son|daughter|teen|toddler))/giu,
    '1 adult and $1 kids',
  ],
  [
    /\b(?:a )?(?:single|solo) (?:mom|mum|mother|dad|father|parent) (?:of|w) (?=\d|one|two|three|four|five)/gi,
    '1 adult and ',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:and|&|plus|wife|husband|him|her|you|for|with) )\b(?:just )?(?:me|myself)${AND}(?:my |our |the )?(?=(?:(?:${NUMBER}|an?) )?(?:small |young |little )?${KIDS}\b)`,
      'gi',
    ),
    '1 adult and ',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:and|&|plus|my|our|her|his|me|i|with) )\b(?:mom|mum|mother|dad|father)${AND}(?=(?:${NUMBER}) (?:small |young |little )?${KIDS}\b)`,
      'gi',
    ),
    '1 adult and ',
  ],
  // "Grandma, grandpa and 3 grandkids".
  [
    new RegExp(String.raw`\b(?:my |our |the )?${GRANDMOTHER}(?:${AND}| )(?:my |our |the )?${GRANDFATHER}\b`, 'gi'),
    'grandparents',
  ],
  // "Couple + baby", "2 adults + a newborn".
  [new RegExp(String.raw`\s*(?:\+|&|\bplus\b|\bn\b)\s*(?:an? |one |1 |our |my )?${BABY}\b`, 'gi'), ' with an infant'],
  [new RegExp(String.raw`\b(?:with|and) (?:our |my )(?:\d{1,2} month old )?${BABY}\b`, 'gi'), 'with an infant'],
  // "2 adults, teen, tween": each is a child more.
  [
    new RegExp(String.raw`\b(${NUMBER}) (adults?|grown ?-?ups?)((?:(?:,| and| &| \+)+ ?${YOUNG})+)`, 'gi'),
    (_, count = '', who = '', young = '') =>
      `${count} ${who} and ${young.match(new RegExp(YOUNG, 'gi'))?.length ?? 1} kids`,
  ],
  // "My wife and I plus her parents": hers are as many as mine.
  [
    /(?<=(?:\band|\bplus|&|\+|\bwith|,) )(?:her|his|their|hubby['’]?s|wife['’]?s|husband['’]?s) (?=(?:parents|mom|mum|mother|dad|father|sister|brother|friend|in-?laws|husband|wife)\b)/gi,
    'my ',
  ],
  [/\bsolo (?:(?:fe)?male |woman |women |man )?(?:travel(?:l?er)?s?|adventurer?|getaway)\b/gi, 'solo'],
  [/\b(we|there) r (?=\d|two|three|four|five|six|seven|eight)/gi, '$1 are '],
  // "Cabin 4 two".
  [/(?<=\p{L}{3} )4 (?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/giu, 'for '],
  // How heavy a dog is.
  [
    /\b\d{1,3}[ -]?(?:lbs?|pounds?|kgs?|kilos?)\b\.?(?= (?:\p{L}+ )?(?:dog|lab|puppy|pup|retriever|shepherd|pet|doodle|mastiff|husky))/giu,
    '',
  ],
  [/(?<=\b(?:dog|pup|puppy|lab|pet)s?[ ,(]+)(?:of )?\d{1,3}[ -]?(?:lbs?|pounds|kgs?|kilos?)\b\.?\)?/gi, ''],
  [/\bbach (?=(?:party|pty|weekend|wknd|trip|bash|do)\b)/gi, 'bachelor '],
];

/** Returns the text with who comes as the rules of parties read it. */
export const withSaidParty = (typed: string): string =>
  ROWS.reduce(
    (text, [said, meant]) => (typeof meant === 'string' ? text.replace(said, meant) : text.replace(said, meant)),
    typed,
  );
