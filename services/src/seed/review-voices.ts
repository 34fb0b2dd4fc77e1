/** Who speaks in a review: people, days and things of their own, so that guests of different homes hardly ever say the same sentence. Long because it is mostly texts. */
import type { Facts } from './placed-facts.ts';
import type { Random } from './random.ts';

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
const MONTHS = [
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
function person(r: Random): string {
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
function setting(r: Random, { month, count, from, days, who, facts: { town } }: Visit): string {
  return r.pick([
    count === 'two' ? `It was ${who} and me in ${month}, and` : `We were ${count}, ${who} included, and`,
    `We came from ${from} in ${month}, and`,
    `We had ${days} nights in ${town.name} with ${who}, and`,
    `${capital(who)} talked us into ${town.name}, and`,
    `${capital(who)} and I had never been to ${town.name}, and`,
    `It was our first ${month} in ${town.name}, and`,
  ]);
}

/** Somebody's word before a sentence: `My aunt Edith found that`. */
const lead = (r: Random, { who, other, from }: Visit): string => {
  const [one, two] = r.chance(0.5) ? [who, other] : [other, who];
  return capital(
    r.pick([
      `${one} found that`,
      `${one} and ${two} agreed that`,
      `what ${one} is telling everyone in ${from}:`,
      `${one} was the first to say that`,
      `${one} wants ${two} to know that`,
    ]),
  );
};

/** Somebody's word after a sentence: `, said my aunt Edith`. */
function remark(r: Random, { who, other, from }: Visit): string {
  const [one, two] = r.chance(0.5) ? [who, other] : [other, who];
  return r.pick([
    `, and ${one} said so first.`,
    `, as ${one} put it.`,
    `, and ${one}, who is hard to please, agreed.`,
    `, to quote ${one}.`,
    ` (${one} made me write that).`,
    `, and ${one} has told all of ${from} about it.`,
    `, and both ${one} and ${two} noticed.`,
  ]);
}

/** Beginnings that stay as they are in the middle of a sentence: names and "I". */
const KEEPS_CAPITAL = /^(I\b|[A-Z]\w*’s\b)/;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutDot = (text: string) => text.replace(/[.!?]$/, '');

/** Returns the sentence as it stands inside of another one. `names` are words that keep their capital. */
function inner(sentence: string, names: readonly string[]): string {
  if (KEEPS_CAPITAL.test(sentence) || names.some((name) => sentence.startsWith(name))) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Returns what a guest says about some things, in words that are their own. @param begins nothing stands before it, so it may say who came */
export function voice(r: Random, visit: Visit, sentences: readonly string[], begins = false): string[] {
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
    if (index === 0 && begins && roll < 0.6) return `${setting(r, visit)} ${inner(sentence, names)}`;
    return roll < 0.7 ? `${lead(r, visit)} ${inner(sentence, names)}` : `${withoutDot(sentence)}${remark(r, visit)}`;
  });
}

/** How a review ends, by its stars. */
export function makeEnding(r: Random, rating: number, { facts, month, who, other, from, days, count }: Visit): string {
  const { town, spot } = facts;
  const next = r.pick(MONTHS);
  if (rating >= 5)
    return r.pick([
      `We have asked for ${days} nights next ${next}, and ${who} has asked for a week.`,
      `By the time we were back in ${from}, ${who} had picked ${next} for the next visit.`,
      `Thank you from all of us, ${who} and ${other} most of all.`,
      `Worth every mile from ${from}, and ${other} would come again in ${next}.`,
      `Next time we are bringing ${other === 'the grandparents' ? 'the cousins' : `the rest of the family`} from ${from}.`,
      `We left with a plan for ${next}, and ${who} with a photo of ${spot} at last.`,
    ]);
  if (rating === 4)
    return r.pick([
      `We would come again in ${next}, with ${who}.`,
      `Small things, and ${who} had forgotten them before ${from}.`,
      `I would send ${other} here, for ${days} nights at least.`,
      `Nothing that ${who} and ${other} could not live with for ${days} days in ${town.name}.`,
    ]);
  if (rating === 3)
    return r.pick([
      `With some care this could be a house for ${other} too.`,
      `For ${days} nights in ${month} it was fine, no more, and ${who} says less.`,
      `We talked about it all the way to ${from}, and ${who} would give it another year.`,
    ]);
  return r.pick([
    `We told the host, and ${who} hopes that it gets better.`,
    `After ${days} nights ${who} wanted to go home to ${from}.`,
    `${count === 'two' ? 'Both' : `All ${count}`} of us had hoped for more, ${who} most of all.`,
  ]);
}

/** What the host answers: to thanks, or to a complaint. `{name}` is the guest. */
export function makeReply(r: Random, happy: boolean, { town, spot }: Facts): string {
  const month = r.pick(MONTHS);
  if (happy)
    return r.pick([
      `Thank you, {name}, and come back in ${month}, when ${town.name} is at its best.`,
      `{name}, we read this aloud at breakfast, and ${person(r)} wants it framed.`,
      `So glad that you came, {name}: ${spot} is even better in ${month}.`,
      `You left the house the way we love to find it, {name}, and ${month} is still open.`,
      `{name}, ${person(r)} says hello to all of you from ${town.name}.`,
      `The door is open whenever you want to come back, {name}, ${month} or not.`,
    ]);
  return r.pick([
    `Thank you for telling us, {name}: ${person(r)} has looked after it since ${month}.`,
    `You are right, {name}, and since ${month} we check that before every arrival.`,
    `{name}, this is not how it should be in our house, and a new one has come in ${month}.`,
    `We are sorry, {name}, and have talked to our crew in ${town.name} about it in ${month}.`,
  ]);
}
