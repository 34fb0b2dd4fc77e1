/**
 * Writes out what agents and owners shorten in lists: "w&d", "1st flr bdrm", "lg grp 14+", "dwtn" (FIND-2, decision
 * 0165). Rows are `words that rules read:letters|other letters`; letters that are words or names too are left out.
 */
import { readWordRows } from './word-rows.ts';

const LETTERS = `
downtown:dwtn|dwntwn|dntn|dntwn|dtwn|dwntn
friendly:frdly|frndly|frnly|frndl|fndly
friendly family:fam frdly|fam frndly
family:fmly|famly
washer and dryer:w&d|w & d|w+d|wsh/dry|wshr/dryr|wshr dryr|wash/dry
dishwasher:d/w|dshwshr|dishwshr|dwshr
hot tub:h/t|ht tub|h tub|htub|hot tb|httub|hottb
lakefront:lakefrt|lkfrt|lkfrnt|lakefrnt|lake frt|lk frt|lk frnt
oceanfront:oceanfrt|ocnfrt|ocnfrnt|oceanfrnt|ocean frt|ocean frnt|oc frt|o/f
riverfront:rvrfrt|rvrfrnt|riverfrt|riverfrnt
waterfront:wtrfrt|wtrfrnt|waterfrt|waterfrnt|watrfrnt
heated pool:htd pool|htd pl
private pool:priv pool|priv pl|pvt pool|pvt pl|prvt pool
pool:swim pl|swmg pool|swmng pool
elevator:elev|elevtr|elvtr
game room:gm rm|gme rm|game rm|gmrm
fenced yard:fncd yd|fenced yd|fncd yard
kitchen:ktchn|ktch|kitch
parking:prkng|parkg
couples:cpls|cples
couple:cpl
single story:sngl story|sngl lvl|1 lvl|one lvl|1 story|single lvl|1-story
wheelchair accessible:wc access|w/c access|hcp access|hcap access|hc access|hndcp access|wheelchr|whlchr|hndcp|hdcp|handicap access
near the beach:nr bch|nr the bch|close 2 bch|bch access|beach acc
near the lifts:nr lifts|nr the lifts|nr slopes|nr lift
ocean view:ocn vu|ocnvw|ocnview|oceanvw|o/v
mountain view:mtn vu|mtnvw|mtnview|mt vu|mnt vw
lake view:lk vw|lk vu|lkvw|lkview
fireplace:frplc|firepl|fireplc|fpl|f/p|wbfp|wd fp|woodburning fp
fire pit:firept|f/pit
ev charger:ev chgr|ev chrgr|ev chg|ev chrg|ev charg|evse
bedroom:bdrom|bdr
house:hse|hous
townhouse:twnhse|twnhs|townhse|t/h|twn hse
apartment:aptmt|appt
cottage:cott|cttg|cotg
ground floor bedroom:1st flr bdrm|1st flr br|1st fl bdrm|1st fl br|1st floor bdrm|1st floor br|1st flr bed|1st flr bdr|1st flr bedroom|first flr bdrm|grd flr bdrm|grnd flr bdrm|gr flr bdrm|main flr bdrm|bdrm on main|br on main|mstr on main|master on main|bdrm on 1st flr
outdoor shower:outdr shwr|outdoor shwr|od shwr|out shower
deck:dck|balc
screened porch:scrn porch|scr porch|scrnd porch
private dock:priv dock|pvt dock|prvt dock|boat dk
secluded:secl|seclud|scluded
`;

const escape = (text: string): string => text.replaceAll('+', '\\+').replaceAll(' ', '\\.? ?');
const WRITTEN = readWordRows(LETTERS).map(({ meant, words }) => {
  // The longest first: "wd fp" before "fp".
  const letters = words.toSorted((a, b) => b.length - a.length).map(escape);
  return [new RegExp(`(?<![\\p{L}\\d&/+])(?:${letters.join('|')})(?![\\p{L}\\d&/])\\.?`, 'giu'), meant] as const;
});

const GROUPS: readonly (readonly [RegExp, string])[] = [
  // "CI 10MAY CO 14MAY", "C/I 5/10 C/O 5/14": the day of arrival and of departure.
  [
    /\b(?:c\/?i|chk ?in|arr)[.:]? ?(\d{1,2} ?[a-z]{3,9}|[a-z]{3,9} ?\d{1,2}|\d{1,2}\/\d{1,2})[,;/ -]*(?:c\/?o|chk ?out|dep)[.:]? ?(\d{1,2} ?[a-z]{3,9}|[a-z]{3,9} ?\d{1,2}|\d{1,2}\/\d{1,2})\b/gi,
    '$1 to $2 ',
  ],
  // "2Q 4A 2C": beds come before the party.
  [/^\s*\d{1,2} ?(?:q|k|kg|qn|dbl)\b(?= )/gi, ''],
  [/\bcpl (?=w|with|and|&|\+)/gi, 'couple '],
  // "4/3 w pool": bedrooms and bathrooms, where a kind of home or a wish follows.
  [
    /^\s*(\d)\/(\d)(?:\.5)? (?=(?:w\/? ?|with )\p{L}|(?:house|home|condo|cabin|villa|townhouse|apt|hse)\b)/giu,
    '$1 bedrooms $2 bathrooms ',
  ],
  // What agents write around a wish.
  [
    /\b(?:the |my |our )?(?:clients?|customers?|guests?|pax) (?:requests?|requires?|wants?|needs?|asks? for|(?:is|are) (?:looking for|seeking)|seeks?)\b/gi,
    '',
  ],
  [
    /(?<=\p{L}{2} )(?:is |are )?(?:a must|mandatory|required|req['’]?d?|reqd|essential|non-?negotiable|nec|pref(?:erred|d)?)\b\.?(?=\s*(?:$|[,.;/]))/giu,
    '',
  ],
  [
    /\b(?:(?:lg|lrg|lge|large|big|huge) )?(?:grp|group)s? ?(?:of |, ?|: ?)?(\d{1,3})\b\+?(?! ?(?:nights?|days?|bed|br|weeks?|min|miles))/gi,
    'group of $1',
  ],
  [/\b(?:lg|lrg|lge) (?=(?:grp|group|party|fam))/gi, 'large '],
  [/\bgrp\b\.?/gi, 'group'],
  [/\b(\d{1,2}) cpls?\b\.?/gi, '$1 couples'],
  [/\b(\d) ?b ?(?:\/ ?)?(\d)(?:\.5)? ?b\b/gi, '$1 bedrooms $2 bathrooms'],
  // Capitals between commas: what a home looks at.
  [/(?<=^|[,;/|] ?)[BO]F(?= ?(?:$|[,;/|]))/g, 'oceanfront'],
  [/(?<=^|[,;/|] ?)LF(?= ?(?:$|[,;/|]))/g, 'lakefront'],
  [/(?<=^|[,;/|] ?)OV(?= ?(?:$|[,;/|]))/g, 'ocean view'],
  [/(?<=\b[A-Z]{2} )OF(?=$|[,;/|])/g, ', oceanfront'],
  [/(?<=\b(?:w|with|&|\+|and) )pl\b/gi, 'pool'],
];

/** Returns the text with such letters written out. */
export const withListedLetters = (typed: string): string =>
  [...WRITTEN, ...GROUPS].reduce((text, [said, meant]) => text.replace(said, meant), typed);
