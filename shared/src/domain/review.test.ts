import { addScores, findReviewProblems, getReviewEnd, isReleased, getMean, removeScores } from './review.ts';

test('TALK-2: the mean is that of the bars', () => {
  expect(getMean([0, 0, 0, 0, 0])).toBeNull();
  expect(getMean([0, 0, 0, 0, 1])).toBe(5);
  expect(getMean([1, 0, 0, 0, 1])).toBe(3);
  expect(getMean([0, 0, 1, 2, 145])).toBe(5);
});

test('TALK-2, TRUE-1: a topic that was left out keeps its score, and has none while nobody has rated it', () => {
  const scores = { cleanliness: 4, accuracy: 4, communication: 4, location: 4, checkIn: 4, value: 4 };
  expect(addScores(scores, 3, { value: 2 })).toEqual({ ...scores, value: 3.5 });
  expect(addScores(null, 0, { value: 3 })).toEqual({ value: 3 });
  expect(addScores({ value: 3 }, 1, { location: 4 })).toEqual({ location: 4, value: 3 });
  expect(addScores(null, 0, {})).toBeNull();
  expect(removeScores({ location: 4, value: 3 }, 2, { value: 3 })).toEqual({ location: 4, value: 3 });
});

test('TALK-2: shown when both have written, or after the fourteenth day', () => {
  expect(getReviewEnd('2026-06-16')).toBe('2026-06-30');
  const checkOut = '2026-06-16';
  expect(isReleased({ checkOut, today: '2026-06-17', shown: true })).toBe(true);
  expect(isReleased({ checkOut, today: '2026-06-30', shown: false })).toBe(false);
  expect(isReleased({ checkOut, today: '2026-07-01', shown: false })).toBe(true);
});

test('TALK-2: stars and a few words are needed', () => {
  expect(findReviewProblems({ rating: 0, text: '', note: 'x'.repeat(1_001) })).toEqual([
    'rating_required',
    'review_short',
    'note_long',
  ]);
  expect(findReviewProblems({ rating: 5, text: 'A happy week by the lake.', note: '' })).toEqual([]);
});
