import { endWithName } from './end-with-name.ts';

test('TRUE-1: a sentence that ends with a name has one period', () => {
  expect(endWithName('Call Ann')).toBe('Call Ann.');
  expect(endWithName('Call Fern J.')).toBe('Call Fern J.');
});
