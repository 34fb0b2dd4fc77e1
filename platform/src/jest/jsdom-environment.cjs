/** jsdom plus fetch and its types from Node: jsdom brings none, and loaders and the router are written against them. */
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = ['fetch', 'Request', 'Response', 'Headers', 'structuredClone', 'AbortController', 'AbortSignal'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
