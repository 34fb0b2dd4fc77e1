import { announceCollection, onCollection } from './events.ts';
import type { CollectorEvent } from './collector.ts';

test('FRAUD-3: begin and end of a collection are heard in the page, until the listener stops', () => {
  const heard: CollectorEvent[] = [];
  const stop = onCollection((event) => heard.push(event));
  announceCollection({ sessionId: 'f00d' });
  announceCollection({ sessionId: 'f00d' });
  stop();
  announceCollection({ sessionId: 'beef' });
  expect(heard).toEqual([{ sessionId: 'f00d' }, { sessionId: 'f00d' }]);
});
