import { browserTools } from './browser-tools.ts';
import { cookieAttributes } from './first-party-cookie.ts';
import { attachToForm } from './form.ts';
import { browserClock } from './clock.ts';
import { browserTransport } from './transport.ts';
import { LONGEST_ANSWER } from './limits.ts';

const tools = browserTools({ allows: () => false, subscribe: () => () => undefined });

describe('the collector in a browser', () => {
  test.each([
    ['https', true, { expires: 365, path: '/', sameSite: 'none', secure: true }],
    ['http', false, { expires: 365, path: '/', sameSite: 'lax', secure: false }],
  ])(
    'FRAUD-2: on %s the cookie is kept for 365 days with the attributes it needs there',
    (_name, https, attributes) => {
      expect(cookieAttributes(https)).toEqual(attributes);
    },
  );

  test('FRAUD-3: its frame is hidden, 1 px, and listened to only by its own word', () => {
    const heard: unknown[] = [];
    const close = tools.openFrame('http://collector.test/logo.htm', (origin, data) => heard.push([origin, data]));
    const frame = document.querySelector('iframe');
    expect([frame?.hidden, frame?.width, frame?.height, frame?.getAttribute('sandbox')]).toEqual([
      true,
      '1',
      '1',
      'allow-scripts allow-same-origin',
    ]);
    window.dispatchEvent(
      new MessageEvent('message', { data: 'from the page', origin: 'http://collector.test', source: window }),
    );
    window.dispatchEvent(
      new MessageEvent('message', {
        data: 'from the frame',
        origin: 'http://collector.test',
        source: frame?.contentWindow ?? null,
      }),
    );
    expect(heard).toEqual([['http://collector.test', 'from the frame']]);
    close();
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('FRAUD-3: attaching puts the id into the form, once; without the form it fails', () => {
    document.body.innerHTML = '<form id="pay"></form><div id="other"></div>';
    attachToForm(document, 'pay', 'one');
    attachToForm(document, 'pay', 'two');
    expect([...new FormData(document.querySelector('form') ?? undefined)]).toEqual([['fraudSessionId', 'two']]);
    expect(() => attachToForm(document, 'gone', 'x')).toThrow('There is no form with the id "gone".');
    expect(() => attachToForm(document, 'other', 'x')).toThrow('There is no form');
  });

  test('FRAUD-2: the last word goes as a beacon', () => {
    const sent: unknown[] = [];
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      value: (url: string, body: URLSearchParams) => sent.push([url, body.toString()]),
    });
    const heard = jest.fn();
    tools.onLeave(heard);
    window.dispatchEvent(new Event('pagehide'));
    expect(heard).toHaveBeenCalledTimes(1);
    browserTransport('http://collector.test', browserClock).beacon('/fin', { n: '1', com: 'true' });
    expect(sent).toEqual([['http://collector.test/fin', 'n=1&com=true']]);
  });

  test('FRAUD-2: an endless answer is cut off', async () => {
    const cancelled = jest.fn();
    const body = {
      getReader: () => ({
        read: async () => ({ done: false, value: new Uint8Array(LONGEST_ANSWER).fill(120) }),
        cancel: async () => cancelled(),
      }),
    };
    const original = globalThis.fetch;
    globalThis.fetch = (async () => ({ status: 200, body })) as unknown as typeof fetch;
    try {
      await expect(
        browserTransport('http://collector.test', browserClock).send({
          method: 'GET',
          path: '/cs/config',
          limit: 1000,
        }),
      ).rejects.toThrow('too long');
      expect(cancelled).toHaveBeenCalled();
    } finally {
      globalThis.fetch = original;
    }
  });
});
