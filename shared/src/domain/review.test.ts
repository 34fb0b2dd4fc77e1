import { addScores, findReviewProblems, getReviewEnd, isReleased, getMean, removeScores } from './review.ts';

test('TALK-2: the mean is that of the bars', () => {
  expect(getMean([0, 0, 0, 0, 0])).toBeNull();
  expect(getMean([0, 0, 0, 0, 1])).toBe(5);
  expect(getMean([1, 0, 0, 0, 1])).toBe(3);
  expect(getMean([0, 0, 1, 2, 145])).toBe(5);
});

const withoutTotals = (scores: ReturnType<typeof addScores>): object | null => {
  if (scores === null) return null;
  const { totals: _totals, ...shown } = scores;
  return shown;
};

test('TALK-2, TRUE-1: a topic that was left out keeps its score, and has none while nobody has rated it', () => {
  const scores = { cleanliness: 4, accuracy: 4, communication: 4, location: 4, checkIn: 4, value: 4 };
  expect(withoutTotals(addScores(scores, 3, { value: 2 }))).toEqual({ ...scores, value: 3.5 });
  expect(withoutTotals(addScores(null, 0, { value: 3 }))).toEqual({ value: 3 });
  expect(withoutTotals(addScores({ value: 3 }, 1, { location: 4 }))).toEqual({ location: 4, value: 3 });
  expect(addScores(null, 0, {})).toBeNull();
});

test('TALK-2, TRUE-1: a score is the mean of those who rated the topic, however often it was rounded', () => {
  // Nine guests left the topic out: the second who rates it makes half of its score.
  let scores = addScores(null, 0, { value: 2 });
  for (let reviews = 1; reviews <= 9; reviews += 1) scores = addScores(scores, reviews, { location: 5 });
  expect(withoutTotals(addScores(scores, 10, { value: 4 }))).toEqual({ location: 5, value: 3 });

  let value = addScores({ value: 4.5 }, 20, {});
  for (let reviews = 20; reviews < 30; reviews += 1) value = addScores(value, reviews, { value: 5 });
  expect(withoutTotals(value)).toEqual({ value: 4.7 });
});

test('TALK-2, ACCT-1: a review that is taken back leaves the scores as they were', () => {
  const before = addScores({ location: 4.3, value: 3.1 }, 7, { value: 5 });
  const after = removeScores(addScores(before, 8, { value: 1, checkIn: 2 }), 9, { value: 1, checkIn: 2 });
  expect(after).toEqual(before);
  expect(removeScores(before, 1, {})).toBeNull();
  // Counted before totals were kept: never beyond the stars.
  expect(withoutTotals(removeScores({ value: 1.2 }, 2, { value: 5 }))).toEqual({ value: 1 });
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
