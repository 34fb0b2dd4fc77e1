/** Web platform parts that jsdom lacks and the router, the store or react-aria need at import time. */
const { TextDecoder, TextEncoder } = require('node:util');
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web');
const { MessagePort, BroadcastChannel } = require('node:worker_threads');

const missing = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  WritableStream,
  MessagePort,
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name) {
      super(name);
      // A channel left open by a test must not keep the worker alive.
      this.unref();
    }
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  },
};
for (const [name, value] of Object.entries(missing)) {
  if (typeof globalThis[name] === 'undefined') globalThis[name] = value;
}
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
globalThis.Element.prototype.scrollIntoView ??= function scrollIntoView() {};
globalThis.CSS ??= {
  escape: (value) => String(value).replace(/[^\w-]/g, (character) => `\\${character}`),
  supports: () => false,
};
