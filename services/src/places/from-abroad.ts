/**
 * Writes out what guests from abroad abbreviate, transcribe or take over from their language: "Whg. m. Pool", "umi no
 * chikaku", "4 sleeping rooms" (FIND-2, decision 0161). Before other languages are put into English.
 */
type Row = readonly [RegExp, string];
/** A word with or without its full stop. */
const word = (words: string, meant: string): Row => [
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])\\.?`, 'giu'),
  meant,
];

const ABBREVIATED: readonly Row[] = [
  word('whg|wohng', 'Wohnung'),
  word('apto|depto|dpto', 'apartamento'),
  [/(?<!\p{L})m\.(?= \p{L}{3,})/gu, 'mit'],
  [/(?<!\p{L})c\/ ?(?=\p{L}{3,})/giu, 'con '],
  [/(?<!\p{L})p\/ ?(?=\d|\p{L}{3,})/giu, 'para '],
  [/(?<=\d\s?)erw(?![\p{L}])\.?/giu, 'adults'],
  [/(?<=\d\s?)ki\b\.?(?!\w)/giu, 'kids'],
  [/(?<=\d\s?)pess\b\.?/giu, 'people'],
  [/(?<=\d\s?)(?:nin|mei)\b/giu, 'people'],
  [/(?<=\d\s?)(?:haku|paku)\b/giu, 'nights'],
  // Rooms as other countries count them. "2 ch" are two children, "2 rec rooms" none.
  [/\b(\d{1,2}) ?(?:sz|schlafz|hab|habs|dorm|dorms|qtos?|rec[aá]?m?s?)\b\.?(?! rooms?)(?=\s|$|[,;])/gi, '$1 bedrooms'],
  [/\b(\d{1,2}) ?(?:chbrs?\b\.?|ch\.)(?=\s|$|[,;])/gi, '$1 bedrooms'],
];

/** Japanese in Latin letters. */
const TRANSCRIBED: readonly Row[] = [
  word('inu to issho(?: ni)?|inu ok|petto ok', 'with dog'),
  word('umi no (?:chikaku|soba|mae)|biichi no (?:chikaku|soba)|umi chikaku', 'near the beach'),
  word('mizuumi no (?:chikaku|soba)|kohan', 'near the lake'),
  word('yama no (?:chikaku|soba|naka)', 'mountains'),
  word('umi ga mieru', 'ocean view'),
  word('(?:puuru|pūru)(?: ?tsuki)?(?: no)?', 'pool'),
  word('(?:rotenburo|jakuji|hotto tabu)(?: ?tsuki)?(?: no)?', 'hot tub'),
  word('danro(?: ?tsuki)?(?: no)?', 'fireplace'),
  word('kondominiamu', 'condo'),
  word('vira|bira', 'villa'),
  word('rojji', 'lodge'),
  word('kyabin|yamagoya', 'cabin'),
  word('koteeji|kotēji', 'cottage'),
  word('sukii(?: ?jou)?', 'near the slopes'),
  word('shizuka(?: na)?', 'quiet'),
  word('yasui', 'cheap'),
  word('kariforunia', 'California'),
  word('kororado', 'Colorado'),
  word('furorida', 'Florida'),
  word('hawai', 'Hawaii'),
  word('kazoku', 'family'),
  word('han[ei]m[uū]+n', 'honeymoon'),
  word('kondo', 'condo'),
  word('k[iī]+ ?uesuto', 'Key West'),
  word('ny[uū]+ ?[oō]+rin[sz]u', 'New Orleans'),
  word('kuin[sz]utaun', 'Queenstown'),
  word('u[iī]+sur[aā]+|wisutor[aā]+', 'Whistler'),
  word('s[ae]nta ?fe(?= (?:no|de|ni)\\b)', 'Santa Fe'),
];

/** Words of another language in English, and sights by their names there. */
const TAKEN_OVER: readonly Row[] = [
  word('sleeping[ -]?rooms?|bed[ -]rooms', 'bedrooms'),
  word(
    '(?:open )?chimney(?: for (?:the )?fire)?(?! (?:rock|tops?|bluffs?|corners?|island|beach|canyon|hill|point|peak|lake)s?)',
    'fireplace',
  ),
  word('(?:house|cabin|hut) (?:in|on|up in) (?:a |the )?trees?', 'treehouse'),
  word('near of the', 'near the'),
  word('reuni[oó]n(?:es)? familiar(?:es)?|familientreffen|r[eé]union(?:s)? de famille', 'family reunion'),
  word('(?:para|en) (?:la |mi |una |toda la )?familia', 'family friendly'),
  word('mit (?:eigenem |einem )?(?:ruder|motor)?boot', 'with a boat'),
  word('quartier fran[cç]ais', 'French Quarter'),
  // "Mountain holiday in winter": in the mountains; Holiday Mountain is in New York.
  [/\b(mountain|beach|lake|countryside|island)s? (?:holidays?|vacations?)\b(?! (?:home|house|rental|let))/gi, '$1'],
  [/\b(?:typical |real |an? )?american(?: style)? (?=(?:house|home|cabin|ranch|farm)s?\b)/gi, ''],
  word('cowboy (?:ranch|house|cabin|style|lodge)', 'ranch'),
  word('arbeiten (?:und|&) urlaub|urlaub (?:und|&) arbeit(?:en)?', 'work remotely'),
  word('posto(?= (?:tranquillo|vicino|al|sul|con|per))', ''),
  word('vicino ai ristoranti|a piedi dai ristoranti', 'walk to restaurants'),
  [
    /(?<!\p{L})(?:zehn|diez|dez|dix|dieci|tien) (?=(?:personen|personas|pessoas|personnes|persone|g[aä]ste|adult\p{L}+)(?!\p{L}))/giu,
    '10 ',
  ],
  // The state, as its capital says; mountains have a "ñ" or an article.
  [/(?<=\b(?:en|in|im|nel|no|au) )Montana(?!\p{L})/gu, 'MT'],
  word(
    'freiheitsstatue|estatua de la libertad|statue de la libert[eé]|statua della libert[aà]|est[aá]tua da liberdade|vrijheidsbeeld',
    'Statue of Liberty',
  ),
  word('wei(?:ß|ss)es haus|casa blanca(?= (?:en )?washington)|maison blanche(?= (?:[aà] )?washington)', 'White House'),
  word('(?:monument|monte|mont) rushmore', 'Mount Rushmore'),
  // "Código postal 96753", "ZIP 80424 in Colorado": the code says where.
  [
    /(?<!\p{L})(?:c[oó]digo postal|code postal|postleitzahl|plz|cep|codice postale|zip(?: ?code)?)[:\s]*(?=\d{4,5}(?!\d))/giu,
    '',
  ],
  [/^(\s*\d{5}) in (?=\p{L}+\s*$)/gu, '$1 '],
];

/** Returns the text with these words in English, or in full in their language. */
export const withWordsFromAbroad = (typed: string): string =>
  [...ABBREVIATED, ...TRANSCRIBED, ...TAKEN_OVER].reduce((text, [said, meant]) => text.replace(said, meant), typed);
