/**
 * Node for tests, with plain globals. Jest's own puts a proxy under the globals of a test file, so that each `Math`, `Object` or `JSON` in code under test asks
 * it: what computes (an index, a catalogue, random trials) took several times its time (decision 0080).
 */
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class PlainNodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    // Its class has no setting for this.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
