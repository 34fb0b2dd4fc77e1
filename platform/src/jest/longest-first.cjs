/**
 * The order of test files: those on a database first, because they take longest and a run should end with short ones; then by size. One of each project begins, so that
 * workers that start at the same moment do not transform the same thousand modules each.
 */
const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

const getProject = ({ context }) => context.config.displayName?.name;
const weight = (test) => statSync(test.path).size + (getProject(test) === 'services' ? 1_000_000 : 0);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const weights = new Map([...tests].map((test) => [test, weight(test)]));
    const byWeight = [...tests].sort((a, b) => weights.get(b) - weights.get(a));
    const first = new Set(
      [...new Set(byWeight.map(getProject))].map((name) => byWeight.find((test) => getProject(test) === name)),
    );
    return [...first, ...byWeight.filter((test) => !first.has(test))];
  }
};
