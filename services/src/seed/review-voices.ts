/**
 * Who speaks in a review: people, days and things of their own, so that guests of different homes hardly ever say the
 * same sentence. Long because it is mostly texts.
 */
import type { Facts } from './placed-facts.ts';
import type { Random } from './random.ts';
import { pickUnsaid } from './pick-unsaid.ts';

const WOMEN = [
  'Ada',
  'Carla',
  'Edith',
  'Faye',
  'Hana',
  'June',
  'Maud',
  'Ola',
  'Pia',
  'Ruth',
  'Una',
  'Vera',
  'Yara',
  'Alma',
  'Cleo',
  'Dot',
];
const MEN = [
  'Bo',
  'Dev',
  'Gil',
  'Ivo',
  'Kofi',
  'Lou',
  'Ned',
  'Quincy',
  'Sol',
  'Teo',
  'Walt',
  'Zeke',
  'Bruno',
  'Emil',
  'Hugo',
  'Otto',
];
const FEMALE = ['my sister', 'my aunt', 'our goddaughter', 'my niece'];
const MALE = ['my brother', 'my uncle', 'our godson', 'my stepdad'];
const EITHER = ['our friend', 'my cousin', 'our neighbor', 'my colleague', 'my oldest friend', 'my old roommate'];
const KIN = [
  'my mother',
  'my father',
  'my husband',
  'my wife',
  'my grandmother',
  'my father-in-law',
  'our teenager',
  'our eight-year-old',
  'our daughter',
  'our youngest',
];
const HOMETOWNS = [
  'Boise',
  'Tucson',
  'Duluth',
  'Omaha',
  'Reno',
  'Portland',
  'Spokane',
  'Denver',
  'Fresno',
  'Tulsa',
  'Albany',
  'Dayton',
  'Mobile',
  'Laredo',
  'Toledo',
  'Madison',
  'Provo',
  'Eugene',
  'Flint',
  'Macon',
  'Bergen',
  'Leeds',
  'Lyon',
  'Toronto',
  'Calgary',
  'Austin',
  'Salem',
  'Erie',
  'Akron',
  'Bath',
];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SOME = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** What any two people or more travel for, what more of them do, and what old friends do. */
const OCCASIONS = [
  'a wedding nearby',
  'a quiet birthday',
  'some work with a better view',
  'a half marathon',
  'no reason at all',
  'a change of scenery',
  'a concert nearby',
  'some rest after a long year',
];
const GROUP_OCCASIONS = [
  ...OCCASIONS,
  'my mother’s seventieth',
  'the first vacation since the baby',
  'a reunion that was years late',
  'the end of exams',
  'a retirement that called for a party',
  'my brother’s graduation',
];
const FRIENDS_OCCASIONS = [
  ...OCCASIONS,
  'our yearly reunion',
  'a fortieth birthday',
  'a trip we had put off for ten years',
];

/** `my aunt Edith`, `our teenager`. */
export function person(r: Random): string {
  const roll = r.next();
  if (roll < 0.25) return r.pick(KIN);
  if (roll < 0.5) return `${r.pick(FEMALE)} ${r.pick(WOMEN)}`;
  if (roll < 0.75) return `${r.pick(MALE)} ${r.pick(MEN)}`;
  return `${r.pick(EITHER)} ${r.pick(r.chance(0.5) ? WOMEN : MEN)}`;
}

/** What one guest's sentences have in common, so that a review does not contradict itself. */
export type Visit = {
  facts: Facts;
  month: string;
  count: string;
  from: string;
  who: string;
  other: string;
  days: string;
};

/** @param month of the stay, 1 to 12 */
export function makeVisit(r: Random, facts: Facts, month: number): Visit {
  const who = person(r);
  const other = person(r);
  return {
    facts,
    month: MONTHS[month - 1] ?? 'May',
    // No more than the home sleeps; the list begins with two.
    count: r.pick(COUNTS.slice(0, facts.occupancy - 1)),
    from: r.pick(HOMETOWNS),
    who,
    other: other === who ? 'the grandparents' : other,
    days: r.pick(SOME),
  };
}

/** Who came, from where and why: `Five of us came from Boise in May for my mother’s seventieth.` */
export function makeCompany(r: Random, { count, who, from, month, days }: Visit): string {
  const came = r.pick([
    `came from ${from}`,
    `made the trip from ${from}`,
    `stayed ${days} nights`,
    `spent ${days} nights here`,
  ]);
  const several = count !== 'two';
  const [us, occasions] = r.pick([
    [`${capital(who)} and I`, OCCASIONS],
    ...(several
      ? ([
          [`${capital(count)} of us`, GROUP_OCCASIONS],
          [`Our group of ${count}`, GROUP_OCCASIONS],
          [`${capital(count)} old friends`, FRIENDS_OCCASIONS],
        ] as const)
      : []),
  ] as const);
  return `${us} ${came}${r.chance(0.6) ? ` in ${month}` : ''} for ${r.pick(occasions)}.`;
}

/** How a review begins that has not said who came; a sentence follows: `We were seven, my sister Pia included, and`. */
function setting(r: Random, { month, count, from, days, who, facts: { town } }: Visit, said: Set<string>): string {
  return pickUnsaid(r, said, 'setting', [
    count === 'two' ? `It was ${who} and me in ${month}, and` : `We were ${count}, ${who} included, and`,
    `We came from ${from} in ${month}, and`,
    `We had ${days} nights in ${town.name} with ${who}, and`,
    `${capital(who)} talked us into ${town.name}, and`,
    `${capital(who)} and I had never been to ${town.name}, and`,
    `It was our first ${month} in ${town.name}, and`,
    `We picked ${town.name} for ${who}, and`,
    `After ${days} nights in ${town.name} I can say it:`,
    `It was a long way from ${from}, and`,
    `${capital(who)} found this home, and`,
  ]);
}

/** Somebody's word before a sentence: `My aunt Edith found that`. */
const lead = (r: Random, { who, other, from }: Visit, said: Set<string>): string => {
  const [one, two] = r.chance(0.5) ? [who, other] : [other, who];
  return capital(
    pickUnsaid(r, said, 'lead', [
      `${one} found that`,
      `${one} and ${two} agreed that`,
      `what ${one} is telling everyone in ${from}:`,
      `${one} was the first to say that`,
      `${one} wants ${two} to know that`,
      `ask ${one}:`,
      `according to ${one},`,
      `if you ask ${one},`,
      `${one} texted ${two} that`,
      `${one} keeps saying that`,
      `it took ${one} a minute to see that`,
      `${one} noticed at once that`,
      `what ${one} will remember:`,
      `${one} made me promise to write that`,
      `something ${one} and ${two} rarely agree on:`,
      `back in ${from}, ${one} still says that`,
    ]),
  );
};

/** Somebody's word after a sentence: `, said my aunt Edith`. */
function remark(r: Random, { who, other, from }: Visit, said: Set<string>): string {
  const [one, two] = r.chance(0.5) ? [who, other] : [other, who];
  return pickUnsaid(r, said, 'remark', [
    `, and ${one} said so first.`,
    `, as ${one} put it.`,
    `, and ${one}, who is hard to please, agreed.`,
    `, to quote ${one}.`,
    ` (${one} made me write that).`,
    `, and ${one} has told all of ${from} about it.`,
    `, and both ${one} and ${two} noticed.`,
    `, which ${one} brings up at every dinner.`,
    `, or so ${one} told ${two}.`,
    `, in the words of ${one}.`,
    `, and ${one} wrote as much in the guest book.`,
    `, which is what ${one} remembers best.`,
    `, and I heard ${one} tell ${two} the same.`,
    `, and ${one} nodded along.`,
    `, says ${one}.`,
    `, and even ${one} looked up from the phone.`,
  ]);
}

/** Beginnings that stay as they are in the middle of a sentence: names and "I". */
const KEEPS_CAPITAL = /^(I\b|[A-Z]\w*’s\b)/;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutDot = (text: string) => text.replace(/[.!?]$/, '');

/** Returns the sentence as it stands inside of another one. `names` are words that keep their capital. */
function inner(sentence: string, names: readonly string[]): string {
  if (KEEPS_CAPITAL.test(sentence) || names.some((name) => sentence.startsWith(name))) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/**
 * Returns what a guest says about some things, in words that are their own.
 * @param said what the home's guests have said; how they say it is added
 * @param begins nothing stands before it, so it may say who came
 */
export function voice(
  r: Random,
  visit: Visit,
  sentences: readonly string[],
  { said, begins = false }: { said: Set<string>; begins?: boolean },
): string[] {
  const names = [visit.facts.town.name, visit.facts.region.name, visit.facts.spot];
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && !before.includes(', and ') && r.chance(0.5))
      joined[joined.length - 1] = `${withoutDot(before)}, and ${inner(sentence, names)}`;
    else joined.push(sentence);
  }
  return joined.map((sentence, index) => {
    const roll = r.next();
    if (index === 0 && begins && roll < 0.6) return `${setting(r, visit, said)} ${inner(sentence, names)}`;
    return roll < 0.7
      ? `${lead(r, visit, said)} ${inner(sentence, names)}`
      : `${withoutDot(sentence)}${remark(r, visit, said)}`;
  });
}
