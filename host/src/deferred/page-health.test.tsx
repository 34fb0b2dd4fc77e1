import { sayHowItWent } from './page-health.ts';

test('PLAT-3: a page reports once, at the latest when it is left', () => {
  jest.useFakeTimers();
  const sent: unknown[] = [];
  Object.defineProperty(navigator, 'sendBeacon', { value: (...all: unknown[]) => sent.push(all), configurable: true });
  const failed = new Set<string>();
  sayHowItWent('ticket', failed, () => ({ slow: ['lcp'], times: { lcp: 2600 } }));
  expect(sent).toEqual([]);
  failed.add('mfe-search:load');
  window.dispatchEvent(new Event('pagehide'));
  jest.runAllTimers();
  expect(sent).toEqual([
    ['/_host/health', '{"ticket":"ticket","failed":["mfe-search:load"],"slow":["lcp"],"times":{"lcp":2600}}'],
  ]);
  jest.useRealTimers();
});
