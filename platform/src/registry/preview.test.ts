import { nextPreview } from './preview.ts';

describe('PLAT-6: the number of a preview', () => {
  test.each([
    ['the first of a branch', ['1.0.4'], 'new-filters', '1.0.5-new-filters.1'],
    [
      'the next of a branch',
      ['1.0.4', '1.0.5-new-filters.1', '1.0.5-new-filters.2'],
      'new-filters',
      '1.0.5-new-filters.3',
    ],
    ['of another branch', ['1.0.4', '1.0.5-new-filters.7'], 'old-filters', '1.0.5-old-filters.1'],
    ['of a branch that begins like another', ['1.0.4', '1.0.5-new-filters.7'], 'new', '1.0.5-new.1'],
    ['after a release', ['1.0.5', '1.0.5-new-filters.1'], 'new-filters', '1.0.6-new-filters.1'],
    ['of a branch with signs', ['1.0.4'], 'Feature/ABC 12_x!', '1.0.5-feature-abc-12-x.1'],
    ['of a branch with marks above its letters', ['1.0.4'], 'feature/Übung', '1.0.5-feature-ubung.1'],
    ['of a branch that is the number of a ticket', ['1.0.4'], '12/34', '1.0.5-branch-12-34.1'],
    ['without a release', [], 'main', '1.0.0-main.1'],
  ])('%s', (_what, versions, branch, next) => {
    expect(nextPreview(versions, branch)).toBe(next);
  });

  test('a long branch is cut, and one of which nothing is left is refused by its name', () => {
    expect(nextPreview(['1.0.4'], 'a'.repeat(80))).toBe(`1.0.5-${'a'.repeat(30)}.1`);
    expect(() => nextPreview(['1.0.4'], '日本/--')).toThrow('"日本/--" has no letter from a to z and no digit');
  });
});
