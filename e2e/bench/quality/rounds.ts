/**
 * The rounds of queries that were written one after another, and the set that each is scored in. A new round is one
 * line here.
 */
import type { Home } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import { eighteenthRound } from './eighteenth-round.ts';
import { eighthRound } from './eighth-round.ts';
import { eleventhRound } from './eleventh-round.ts';
import { fifteenthRound } from './fifteenth-round.ts';
import { fiftyFirstRound } from './fifty-first-round.ts';
import { fiftySecondRound } from './fifty-second-round.ts';
import { fiftyThirdRound } from './fifty-third-round.ts';
import { fiftyFourthRound } from './fifty-fourth-round.ts';
import { fiftiethRound } from './fiftieth-round.ts';
import { fifthRound } from './fifth-round.ts';
import { fortiethRound } from './fortieth-round.ts';
import { fortiethSentences } from './fortieth-sentences.ts';
import { fortyFourthRound } from './forty-fourth-round.ts';
import { fortyEighthRound } from './forty-eighth-round.ts';
import { fortyFifthRound } from './forty-fifth-round.ts';
import { fortyFirstRound } from './forty-first-round.ts';
import { fortyNinthRound } from './forty-ninth-round.ts';
import { fortySeventhRound } from './forty-seventh-round.ts';
import { fortySixthRound } from './forty-sixth-round.ts';
import { fortySecondRound } from './forty-second-round.ts';
import { fortyThirdRound } from './forty-third-round.ts';
import { fourteenthRound } from './fourteenth-round.ts';
import { fourthRound } from './fourth-round.ts';
import { freshQueries } from './fresh.ts';
import { heldOutDates } from './held-out-dates.ts';
import { heldOutQueries } from './held-out.ts';
import { nineteenthRound } from './nineteenth-round.ts';
import { ninthRound } from './ninth-round.ts';
import { seventeenthRound } from './seventeenth-round.ts';
import { seventhRound } from './seventh-round.ts';
import { sixteenthRound } from './sixteenth-round.ts';
import { sixthRound } from './sixth-round.ts';
import { strangersQueries } from './strangers.ts';
import { secondFreshQueries } from './second-fresh.ts';
import { tenthRound } from './tenth-round.ts';
import { thirdFreshQueries } from './third-fresh.ts';
import { thirtiethRound } from './thirtieth-round.ts';
import { thirtyFirstRound } from './thirty-first-round.ts';
import { thirtySecondRound } from './thirty-second-round.ts';
import { thirtyEighthRound } from './thirty-eighth-round.ts';
import { thirtyNinthRound } from './thirty-ninth-round.ts';
import { thirtySeventhRound } from './thirty-seventh-round.ts';
import { thirtySixthRound } from './thirty-sixth-round.ts';
import { thirtyFifthRound } from './thirty-fifth-round.ts';
import { thirtyFourthRound } from './thirty-fourth-round.ts';
import { thirtyThirdRound } from './thirty-third-round.ts';
import { thirteenthRound } from './thirteenth-round.ts';
import { twelfthRound } from './twelfth-round.ts';
import { twentiethRound } from './twentieth-round.ts';
import { twentyFourthRound } from './twenty-fourth-round.ts';
import { twentyFifthRound } from './twenty-fifth-round.ts';
import { twentyFirstRound } from './twenty-first-round.ts';
import { twentyEighthRound } from './twenty-eighth-round.ts';
import { twentySecondRound } from './twenty-second-round.ts';
import { twentySixthRound } from './twenty-sixth-round.ts';
import { twentyThirdRound } from './twenty-third-round.ts';
import { secondRound } from './second-round.ts';
import { twentyNinthRound } from './twenty-ninth-round.ts';
import { twentyNinthSentences } from './twenty-ninth-sentences.ts';
import { twentySeventhRound } from './twenty-seventh-round.ts';
import { thirdRound } from './third-round.ts';

/**
 * Ours were used to find faults; held-out ones were written before the words and data were read; fresh ones were never
 * used to change anything; the last round's failures were mended last. Strangers are twenty people's queries, of which
 * the failures were mended; those of "first sight" were written after that and run once, those of "second sight" after
 * what more strangers had shown was mended, those of "third sight" as yet other people would type, and those of
 * "fourth" to "thirteenth sight" each after what the ones before had shown was mended. "Fourteenth" to "nineteenth
 * sight" are of one writer in five manners, who had read records of decisions and neither the words nor the code of the
 * search, and saw no result between them. "Twentieth sight" is of another one, who had read what decisions say is missed,
 * "twenty-first sight" of the same one after mending what that showed; "twenty-second sight" is of one who had swept over
 * names of states, sights and regions before, "twenty-third sight" of one who knew what the sets before had asked and
 * nothing of the code, "twenty-fourth sight" of another such one.
 */
export const QUERY_SETS = [
  'ours',
  'held out',
  'last round',
  'fresh',
  'strangers',
  'more strangers',
  'first sight',
  'second sight',
  'third sight',
  'fourth sight',
  'fifth sight',
  'sixth sight',
  'seventh sight',
  'eighth sight',
  'ninth sight',
  'tenth sight',
  'eleventh sight',
  'twelfth sight',
  'thirteenth sight',
  'fourteenth sight',
  'fifteenth sight',
  'sixteenth sight',
  'seventeenth sight',
  'eighteenth sight',
  'nineteenth sight',
  'twentieth sight',
  'twenty-first sight',
  'twenty-second sight',
  'twenty-third sight',
  'twenty-fourth sight',
] as const;
export type QuerySet = (typeof QUERY_SETS)[number];

export const ROUNDS: readonly (readonly [QuerySet, (homes: readonly Home[], today: string) => QueryTable])[] = [
  ['ours', strangersQueries],
  ['ours', twentyEighthRound],
  ['strangers', twentyNinthRound],
  ['strangers', twentyNinthSentences],
  ['more strangers', thirtyFirstRound],
  ['first sight', thirtiethRound],
  ['second sight', thirtySecondRound],
  ['third sight', thirtyThirdRound],
  ['fourth sight', thirtyFourthRound],
  ['fifth sight', thirtyFifthRound],
  ['sixth sight', thirtySixthRound],
  ['seventh sight', thirtySeventhRound],
  ['eighth sight', thirtyEighthRound],
  ['ninth sight', thirtyNinthRound],
  ['tenth sight', fortiethRound],
  ['tenth sight', fortiethSentences],
  ['eleventh sight', fortyFirstRound],
  ['twelfth sight', fortySecondRound],
  ['thirteenth sight', fortyThirdRound],
  ['fourteenth sight', fortyFourthRound],
  ['fifteenth sight', fortyFifthRound],
  ['sixteenth sight', fortySixthRound],
  ['seventeenth sight', fortySeventhRound],
  ['eighteenth sight', fortyEighthRound],
  ['nineteenth sight', fortyNinthRound],
  ['twentieth sight', fiftiethRound],
  ['twenty-first sight', fiftyFirstRound],
  ['twenty-second sight', fiftySecondRound],
  ['twenty-third sight', fiftyThirdRound],
  ['twenty-fourth sight', fiftyFourthRound],
  ['fresh', freshQueries],
  ['fresh', secondFreshQueries],
  ['fresh', thirdFreshQueries],
  ['fresh', thirteenthRound],
  ['fresh', fifteenthRound],
  ['fresh', seventeenthRound],
  ['fresh', twentiethRound],
  ['fresh', twentySecondRound],
  ['last round', twelfthRound],
  ['last round', fourteenthRound],
  ['last round', sixteenthRound],
  ['last round', eighteenthRound],
  ['last round', nineteenthRound],
  ['last round', twentyFirstRound],
  ['last round', twentyThirdRound],
  ['last round', twentyFourthRound],
  ['last round', twentyFifthRound],
  ['last round', twentySixthRound],
  ['last round', twentySeventhRound],
  ['held out', heldOutQueries],
  ['held out', heldOutDates],
  ['held out', secondRound],
  ['held out', thirdRound],
  ['held out', fourthRound],
  ['held out', fifthRound],
  ['held out', sixthRound],
  ['held out', seventhRound],
  ['held out', eighthRound],
  ['held out', ninthRound],
  ['held out', tenthRound],
  ['held out', eleventhRound],
];
