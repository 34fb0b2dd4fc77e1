/** jsdom plus fetch and its types from Node: jsdom brings none, and loaders and the router are written against them. */
const { MessageChannel } = require('node:worker_threads');
require('./quick-jsdom.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = ['fetch', 'Request', 'Response', 'Headers', 'structuredClone', 'AbortController', 'AbortSignal'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    const channels = new Set();
    this.channels = channels;
    // React's scheduler listens on a channel of its own and never closes it: left open it keeps Jest's worker from ending.
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        channels.add(this);
      }
    };
  }

  async teardown() {
    await super.teardown();
    for (const { port1 } of this.channels) port1.close();
  }
};
