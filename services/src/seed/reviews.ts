/** Reviews with answers of the host, and the scores they add up to. */
import type { Review, Scores } from '@roost/shared/contracts/listing';
import { isoDate } from './dates.ts';
import type { Facts } from './placed-facts.ts';
import type { Random } from './random.ts';
import { BIG_FLAWS, getFlaws, praise, sayNew, TITLES } from './review-sentences.ts';
import type { Halves } from './review-sentences.ts';
import { makeEnding, makeReply } from './review-endings.ts';
import { makeCompany, makeVisit, voice } from './review-voices.ts';
import type { Visit } from './review-voices.ts';

const AUTHORS = [
  'Amara',
  'Ben',
  'Caroline',
  'Dmitri',
  'Elise',
  'Frank',
  'Grace',
  'Hector',
  'Isabel',
  'Jamal',
  'Katie',
  'Liam',
  'Mei',
  'Nate',
  'Olivia',
  'Pablo',
  'Quinn',
  'Rosa',
  'Sanjay',
  'Tara',
  'Uma',
  'Victor',
  'Wendy',
  'Xavier',
  'Yusuf',
  'Zoe',
  'Anders',
  'Bridget',
  'Cole',
  'Diane',
  'Emeka',
  'Fatima',
  'Greg',
  'Heidi',
  'Ian',
  'Julia',
  'Ken',
  'Lorena',
  'Miles',
  'Nadia',
];
/** Days from a stay to its review. */
const STAY_BEFORE = 6;
/** Where a home has so many reviews that all other titles are taken. */
const USUAL_TITLE: Readonly<Record<number, string>> = { 5: 'Wonderful', 4: 'Good', 3: 'Okay', 2: 'Disappointing' };
const INITIALS = 'ABCDEFGHJKLMNPRSTVWYZ';

/**
 * All reviews of a home, newest first. About one home in nine is new and has none. Better homes have better reviews,
 * nobody has only perfect ones for long.
 */
export function makeReviews(r: Random, facts: Facts, today: number): Review[] {
  if (r.chance(0.11)) return [];
  const count = Math.round(r.between(1, 6) ** 2 * r.between(0.5, 1.4));
  const liked = 0.56 + facts.standard * 0.3 + r.between(-0.1, 0.12);
  let day = today - r.int(3, 30);
  const said = new Set<string>();
  const good = praise(facts);
  return Array.from({ length: Math.max(1, count) }, (_, index) => {
    const roll = r.next();
    const rating = roll < liked ? 5 : roll < liked + 0.24 ? 4 : roll < liked + 0.33 ? 3 : 4 - r.int(0, 2);
    const author = `${r.pick(AUTHORS)} ${INITIALS[r.int(0, INITIALS.length - 1)] ?? 'A'}.`;
    const title = TITLES[rating];
    const review = {
      id: `${facts.id}-r${index + 1}`,
      author,
      date: isoDate(day),
      rating,
      title: (title && sayNew(r, [title], said)) || USUAL_TITLE[rating] || '',
      text: reviewText(r, makeVisit(r, facts, Number(isoDate(day - STAY_BEFORE).slice(5, 7))), good, rating, said),
      hostReply: reply(r, facts, rating, author, said),
    };
    day -= r.int(3, 45);
    return review;
  });
}

function reviewText(r: Random, visit: Visit, good: readonly Halves[], rating: number, said: Set<string>): string {
  const say = (choices: readonly Halves[], times = 1): string[] =>
    (times >= choices.length ? choices : r.sample(choices, times))
      .slice(0, times)
      .map((topic) => sayNew(r, [topic], said))
      .filter((sentence) => sentence !== '');
  const praised = say(good, rating === 5 ? r.int(2, 3) : rating === 4 ? 2 : 1);
  const flaws = getFlaws(visit.facts);
  const bad = rating === 4 ? say(flaws) : rating <= 3 ? [...say(BIG_FLAWS), ...say(flaws)] : [];
  // Drawn topics may have been used up by earlier guests.
  const main = praised.length + bad.length > 0 ? praised : [sayNew(r, good, said)].filter(Boolean);
  const company = r.chance(0.6) || main.length + bad.length === 0 ? [makeCompany(r, visit)] : [];
  const sentences = [
    ...company,
    ...voice(r, visit, main, { said, begins: company.length === 0 }),
    ...voice(r, visit, bad, { said }),
    ...(r.chance(0.6) ? [makeEnding(r, rating, visit, said)] : []),
  ];
  const fresh = sentences.filter((sentence) => !said.has(sentence));
  for (const sentence of fresh) said.add(sentence);
  return [visit.who, visit.other].reduce(nameOnce, fresh.join(' '));
}

/** Leaves out after the first time who somebody is: `my sister Edith`, then `Edith`. */
function nameOnce(text: string, who: string): string {
  const name = /^(?:my|our) .+ ([A-Z][a-z]+)$/.exec(who)?.[1];
  if (name === undefined) return text;
  let times = 0;
  return text.replaceAll(new RegExp(`\\b${who}\\b`, 'gi'), (found) => ((times += 1) === 1 ? found : name));
}

function reply(r: Random, facts: Facts, rating: number, author: string, said: Set<string>): string | null {
  if (!r.chance(rating >= 4 ? 0.3 : 0.75)) return null;
  const text = makeReply(r, rating >= 4, facts, said).replace('{name}', author.split(' ')[0] ?? author);
  // A host who answers everybody alike answers nobody.
  if (said.has(text)) return null;
  said.add(text);
  return text;
}

/** Mean rating to one decimal, null without reviews. */
export function averageRating(reviews: readonly Review[]): number | null {
  if (reviews.length === 0) return null;
  return tenths(reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length);
}

/** Scores by aspect around the mean; null without reviews. */
export function makeScores(r: Random, reviews: readonly Review[]): Scores | null {
  const mean = averageRating(reviews);
  if (mean === null) return null;
  const score = (bias: number) => tenths(Math.min(5, Math.max(1, mean + bias + r.between(-0.25, 0.25))));
  return {
    cleanliness: score(0.05),
    accuracy: score(0),
    communication: score(0.1),
    location: score(0.1),
    checkIn: score(0.12),
    value: score(-0.12),
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
