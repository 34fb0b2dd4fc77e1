/** The order of test files: those on a database first, because they take longest and a run should end with short ones; then by size. */
const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

const weight = ({ path, context }) =>
  statSync(path).size + (context.config.displayName?.name === 'services' ? 1_000_000 : 0);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const weights = new Map([...tests].map((test) => [test, weight(test)]));
    return [...tests].sort((a, b) => weights.get(b) - weights.get(a));
  }
};
