import fc from 'fast-check';
import { isReviewTopic, placeNamePattern, REVIEW_TOPICS, topicPattern } from './review-topics.ts';

/** Tells whether a text speaks of a topic once the names of the place are taken out of it. */
function isAbout(topic: 'water' | 'walks', text: string, names: readonly (string | null)[]): boolean {
  const pattern = placeNamePattern(names);
  const rest = pattern === null ? text : text.replace(new RegExp(`\\b${pattern}\\b`, 'gi'), ' ');
  return new RegExp(`\\b${topicPattern(topic)}\\b`, 'i').test(rest);
}

describe('LIST-8: topics of reviews', () => {
  test.each([
    ['We had nine nights in South Lake Tahoe with my aunt', false],
    ['Lake Tahoe was good for us', false],
    ['Staying in SOUTH LAKE TAHOE surprised us', false],
    ['South Lake Tahoe has a lake', true],
    ['We swam; the beach in South Lake Tahoe was near', true],
    ['Kings Beach is lovely', true],
  ])('"%s" is about water: %s', (text, isTold) => {
    expect(isAbout('water', text, ['Lake Tahoe', 'South Lake Tahoe', 'California', null])).toBe(isTold);
  });

  test('names without a word of a topic need no pattern, the longest of the others comes first', () => {
    expect(placeNamePattern(['Sedona', 'Arizona', null, undefined])).toBeNull();
    expect(placeNamePattern(['Lake Tahoe', 'South Lake Tahoe', 'Lake Tahoe'])).toBe('(South Lake Tahoe|Lake Tahoe)');
    expect(placeNamePattern(['St. Pete (Beach)'])).toBe(String.raw`(St\. Pete \(Beach\))`);
  });

  test('any name is a pattern that finds this name and nothing shorter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const name = `${text} Lake`;
        const pattern = placeNamePattern([name]) ?? '';
        expect(new RegExp(`^${pattern}$`).test(name)).toBe(true);
        expect(new RegExp(`^${pattern}$`).test('Lake')).toBe(false);
      }),
    );
  });

  test('only topics are topics', () => {
    expect(REVIEW_TOPICS.every(isReviewTopic)).toBe(true);
    expect(['constructor', '', null, 7].some(isReviewTopic)).toBe(false);
  });
});
