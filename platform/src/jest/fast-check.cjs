/**
 * fast-check with the same draws in every run: what fails failed because of a change, and fails again when it is tried again. PROPERTY_SEED is another seed;
 * a failure names its own. PROPERTY_RUNS multiplies how many draws each property has: `npm test` tries a part of them, the night many times as many.
 */
// By its path: its name leads here.
const library = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

const { PROPERTY_SEED = '26', PROPERTY_RUNS = '1' } = process.env;
/** What fast-check tries where a property does not say. */
const USUAL_RUNS = 100;
const toRuns = (numRuns = USUAL_RUNS) => Math.max(1, Math.ceil(numRuns * Number(PROPERTY_RUNS)));

library.configureGlobal({ seed: Number(PROPERTY_SEED) });
module.exports = {
  ...library,
  assert: (property, parameters) => library.assert(property, { ...parameters, numRuns: toRuns(parameters?.numRuns) }),
};
