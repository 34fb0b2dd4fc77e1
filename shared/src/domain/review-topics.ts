/** What guests write about, for reading reviews by topic (LIST-8). */

/** Each topic with the words that speak of it, in small letters. Words count in their plural too. */
const TOPIC_WORDS = {
  kitchen: ['kitchen', 'cook', 'cooked', 'cooking', 'stove', 'oven', 'pan', 'knives'],
  beds: ['bed', 'mattress', 'pillow', 'sheet', 'linen', 'bunk', 'slept'],
  view: ['view', 'window', 'sunset', 'sunrise'],
  quiet: ['quiet', 'silence', 'silent', 'peaceful', 'calm'],
  children: [
    'child',
    'children',
    'kid',
    'daughter',
    'son',
    'baby',
    'grandson',
    'granddaughter',
    'grandchildren',
    'toddler',
  ],
  pets: ['dog', 'pet', 'puppy', 'cat'],
  hotTub: ['hot tub'],
  fire: ['fire', 'fireplace', 'fire pit', 'firewood'],
  water: ['lake', 'dock', 'beach', 'kayak', 'swim', 'pool', 'river', 'sea', 'ocean'],
  walks: ['walk', 'walked', 'hike', 'trail', 'on foot'],
  parking: ['parking', 'parked', 'drive', 'driveway'],
  stairs: ['stair', 'stairs', 'step', 'steep'],
} as const satisfies Record<string, readonly string[]>;

export type ReviewTopic = keyof typeof TOPIC_WORDS;
export const REVIEW_TOPICS = Object.keys(TOPIC_WORDS) as ReviewTopic[];

export function isReviewTopic(value: unknown): value is ReviewTopic {
  return typeof value === 'string' && Object.hasOwn(TOPIC_WORDS, value);
}

/**
 * Returns the words of a topic as the inside of a regular expression: `(kitchen|stove)s?`. The caller adds the
 * boundaries of words in its own dialect.
 */
export function topicPattern(topic: ReviewTopic): string {
  return `(${TOPIC_WORDS[topic].join('|')})s?`;
}

const ANY_TOPIC = new RegExp(`\\b(?:${REVIEW_TOPICS.map(topicPattern).join('|')})\\b`, 'i');

/**
 * Returns the names of a home's place that have a word of some topic in them, as the inside of a regular expression:
 * `(South Lake Tahoe|Lake Tahoe)`. A guest who names the town says nothing about a lake, so searches take these out of
 * a text first. The longest comes first; null when no name has such a word.
 */
export function placeNamePattern(names: readonly (string | null | undefined)[]): string | null {
  const telling = [...new Set(names)]
    .filter((name) => name !== null && name !== undefined)
    .filter((name) => ANY_TOPIC.test(name));
  if (telling.length === 0) return null;
  const longestFirst = telling.toSorted((one, other) => other.length - one.length);
  return `(${longestFirst.map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')})`;
}
