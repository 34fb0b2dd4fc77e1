import { announceCollection, onCollection } from './events.ts';
import type { CollectorEvent } from './collector.ts';

test('FRAUD-3: begin and end of a collection are heard in the page, until the listener stops', () => {
  const heard: CollectorEvent[] = [];
  const stop = onCollection((event) => heard.push(event));
  announceCollection({ type: 'collect-begin', sessionId: 'f00d' });
  announceCollection({ type: 'collect-end', sessionId: 'f00d', outcome: 'complete' });
  stop();
  announceCollection({ type: 'collect-begin', sessionId: 'beef' });
  expect(heard).toEqual([
    { type: 'collect-begin', sessionId: 'f00d' },
    { type: 'collect-end', sessionId: 'f00d', outcome: 'complete' },
  ]);
});
