/** Reviews with answers of the host, and the scores they add up to. */
import type { Review, Scores } from '@roost/shared/contracts/listing';
import { isoDate } from './dates.ts';
import type { Facts } from './facts.ts';
import type { Random } from './random.ts';

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
const INITIALS = 'ABCDEFGHJKLMNPRSTVWYZ';

const TITLES: Record<number, readonly string[]> = {
  5: [
    'We did not want to leave',
    'Better than the photos',
    'Exactly what we needed',
    'Already planning the next one',
    'The quiet is real',
    'A house with a soul',
    'Perfect week',
    'Everything was thought of',
    'Our best trip this year',
    'Go, and stay longer than we did',
    'Sleep like this should be a right',
    'Ten out of ten from our crew',
  ],
  4: [
    'Lovely place, small things',
    'Great stay overall',
    'Would come back',
    'Charming and well kept',
    'Good base for the area',
    'Very nice, a little snug',
    'Happy with our choice',
    'Beautiful spot',
  ],
  3: [
    'Good location, tired in places',
    'Fine, but not as described',
    'Mixed feelings',
    'Nice house, slow answers',
    'Okay for the price',
  ],
  2: ['Needs some care', 'We expected more', 'Not our best stay'],
};

const ENDINGS: Record<number, readonly string[]> = {
  5: [
    'Thank you for sharing your home.',
    'Book it before we do.',
    'Our kids cried when we left, and so did I a little.',
    'We have already picked dates for next year.',
    'Worth every dollar.',
    '',
  ],
  4: ['We would stay again.', 'Small things, nothing that spoiled the trip.', 'Good value for the season.', ''],
  3: ['With a bit of work this could be great.', 'For one night it was fine.', ''],
  2: ['We let the host know.', ''],
};

const FLAWS = [
  'The Wi-Fi dropped out a few times.',
  'The second bathroom could use a new fan.',
  'The drive is steep, so come in daylight.',
  'One of the mattresses is past its best.',
  'We could hear the road in the morning.',
  'The kitchen had fewer pans than we hoped.',
  'Water pressure upstairs is on the low side.',
  'It took a while to find the light switches.',
];
const BIG_FLAWS = [
  'The house was not clean when we came, and it took until evening to sort out.',
  'The heating failed on the second night.',
  'It looks older than in the pictures.',
  'We waited a day for an answer about the door code.',
];

/** Things a guest can praise here, by the home's own facts. */
function praise(facts: Facts): string[] {
  const { has, spot, town, region, onFoot, spotMinutes, bedrooms } = facts;
  return [
    `${capital(spot)} is ${onFoot ? `a ${spotMinutes} minute walk` : `${spotMinutes} minutes by car`}, just as the listing says.`,
    `${town.name} turned out to be the right part of ${region.name} for us.`,
    'The beds are excellent and the towels were thick.',
    'Check-in took two minutes.',
    'Spotless from top to bottom.',
    'The kitchen had everything, down to a good peeler.',
    'We cooked every night and ate outside.',
    ...(has.hotTub
      ? [
          'The hot tub was hot when we arrived, and we used it every night.',
          'Stars from the hot tub: nothing more to say.',
        ]
      : []),
    ...(has.fireplace
      ? ['We had the fire going from four in the afternoon.', 'Dry wood, easy fire, happy people.']
      : []),
    ...(has.firepit ? ['The kids made s’mores three nights in a row.'] : []),
    ...(has.dock
      ? [
          'Coffee on the dock is how I want to start every day from now on.',
          'The children jumped off the dock until they were blue.',
        ]
      : []),
    ...(has.pool ? ['The pool saved us in the afternoon heat.'] : []),
    ...(has.kayaks ? ['We took the kayaks out before breakfast.'] : []),
    ...(has.sauna ? ['Sauna, cold water, repeat.'] : []),
    ...(has.bunkRoom ? ['The bunk room was the hit with our three.'] : []),
    ...(has.gameRoom ? ['It rained one day and nobody noticed, thanks to the game room.'] : []),
    ...(facts.pets
      ? ['Our dog had the time of her life.', 'So nice to be somewhere that means it when it says dogs are welcome.']
      : []),
    ...(facts.skiInOut ? ['Skis on at the door, first chair every morning.'] : []),
    ...(facts.waterfront ? ['The water is right there. You hear it in every room.'] : []),
    ...(bedrooms >= 4 ? ['Three generations, no arguments: there is space to get out of each other’s way.'] : []),
  ];
}

const REPLIES = [
  'Thank you, {name}. The door is open whenever you want to come back.',
  'So glad you had good weather, {name}!',
  '{name}, thank you for leaving the house the way you did.',
  'We read this out at breakfast. Thank you, {name}.',
];
const SORRY = [
  'Thank you for telling us, {name}. It has been fixed since.',
  'You are right, {name}, and we are sorry. We have changed how we check the house before arrivals.',
  'Thank you, {name}. We have ordered a new one this week.',
];

/**
 * All reviews of a home, newest first. About one home in nine is new and has none. Better homes have better reviews,
 * nobody has only perfect ones for long.
 */
export function makeReviews(r: Random, facts: Facts, today: number): Review[] {
  if (r.chance(0.11)) return [];
  const count = Math.round(r.between(1, 6) ** 2 * r.between(0.5, 1.4));
  const liked = 0.56 + facts.standard * 0.3 + r.between(-0.1, 0.12);
  let day = today - r.int(3, 30);
  return Array.from({ length: Math.max(1, count) }, (_, index) => {
    const roll = r.next();
    const rating = roll < liked ? 5 : roll < liked + 0.24 ? 4 : roll < liked + 0.33 ? 3 : 4 - r.int(0, 2);
    const author = `${r.pick(AUTHORS)} ${INITIALS[r.int(0, INITIALS.length - 1)] ?? 'A'}.`;
    const review = {
      id: `${facts.id}-r${index + 1}`,
      author,
      date: isoDate(day),
      rating,
      title: r.pick(TITLES[rating] ?? []),
      text: reviewText(r, facts, rating),
      hostReply: reply(r, rating, author),
    };
    day -= r.int(3, 45);
    return review;
  });
}

function reviewText(r: Random, facts: Facts, rating: number): string {
  const company = r.pick([
    'We came as two couples.',
    'We were here with our kids.',
    'My sister and I took the long weekend.',
    'Our third time in the area, first time here.',
    'We stayed for my mother’s seventieth.',
    'We worked from here for a week.',
    '',
    '',
    '',
  ]);
  const good = r.sample(praise(facts), rating === 5 ? r.int(2, 3) : rating === 4 ? 2 : 1);
  const bad = rating === 4 ? r.sample(FLAWS, 1) : rating <= 3 ? [r.pick(BIG_FLAWS), ...r.sample(FLAWS, 1)] : [];
  return [company, ...good, ...bad, r.pick(ENDINGS[rating] ?? [''])].filter(Boolean).join(' ');
}

function reply(r: Random, rating: number, author: string): string | null {
  if (!r.chance(rating >= 4 ? 0.3 : 0.75)) return null;
  return r.pick(rating >= 4 ? REPLIES : SORRY).replace('{name}', author.split(' ')[0] ?? author);
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
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
