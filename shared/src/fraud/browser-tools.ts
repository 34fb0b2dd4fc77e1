/** The browser's side of the collector: storage, cookie, frame, script, and the moment a page goes away. */
import Cookies from 'js-cookie';
import type { ConsentGate } from '../consent/gate.ts';
import { browserClock } from './clock.ts';
import type { CollectorTools } from './collector.ts';
import { cookieAttributes, FRAUD_COOKIE } from './first-party-cookie.ts';
import type { FramePort } from './frame.ts';
import { storedSession } from './session.ts';
import { browserTransport } from './transport.ts';

/**
 * A frame that is not seen, not reached by keyboard and cannot lead the page anywhere. Only what it says itself is
 * listened to.
 */
const openFrame: FramePort = (url, onMessage) => {
  const frame = document.createElement('iframe');
  frame.width = '1';
  frame.height = '1';
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.title = 'Fraud prevention';
  frame.referrerPolicy = 'origin';
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  const hear = (event: MessageEvent<unknown>) => {
    if (event.source === frame.contentWindow) onMessage(event.origin, event.data);
  };
  window.addEventListener('message', hear);
  frame.src = url;
  document.body.append(frame);
  return () => {
    window.removeEventListener('message', hear);
    frame.remove();
  };
};

function loadScript(url: string, onError: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.onerror = onError;
  document.head.append(script);
}

/** @param gate what the guest agreed to; device analysis is of the functional category */
export function browserTools(gate: Pick<ConsentGate, 'allows' | 'subscribe'>): CollectorTools {
  return {
    clock: browserClock,
    transport: (origin) => browserTransport(origin, browserClock),
    storedSession: storedSession(),
    cookie: {
      read: () => Cookies.get(FRAUD_COOKIE),
      write: (value) => {
        Cookies.set(FRAUD_COOKIE, value, cookieAttributes(window.location.protocol === 'https:'));
      },
    },
    openFrame,
    loadScript,
    consent: { allowed: () => gate.allows('custom_functional'), onChange: gate.subscribe },
    newId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    onLeave: (listener) => window.addEventListener('pagehide', listener),
    write: (message) => window.console.debug(`[fraud] ${message}`),
  };
}
