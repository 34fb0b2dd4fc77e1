import type { Thread } from '../contracts/messages.ts';
import { findMessageProblem, toThreadItems } from './thread.ts';

const thread = (change: Partial<Thread>): Thread => ({
  code: 'ABCDEFGH23',
  kind: 'stay',
  side: 'guest',
  listing: { id: '1', headline: 'A house', city: null, imageUrl: '' },
  hostName: 'Ellen',
  responseHours: 2,
  guestName: 'Ada',
  startDate: '2026-06-12',
  endDate: '2026-06-16',
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  messages: [
    { id: 1, from: 'guest', text: 'One', at: '2026-05-01T10:00:00.000Z' },
    { id: 2, from: 'host', text: 'Two', at: '2026-05-02T10:00:00.000Z' },
    { id: 3, from: 'host', text: 'Three', at: '2026-05-02T10:01:00.000Z' },
  ],
  events: [
    { type: 'changed', at: '2026-05-02T10:00:30.000Z', startDate: '', endDate: '', paidCents: 0, refundCents: 0 },
    { type: 'booked', at: '2026-05-01T10:00:00.000Z', startDate: '', endDate: '', paidCents: 0, refundCents: 0 },
  ],
  readUpTo: 0,
  otherReadUpTo: 0,
  ...change,
});
const shown = (one: Thread) =>
  toThreadItems(one).map((item) =>
    item.type === 'event' ? item.event.type : `${item.message.text}${item.isFirstNew ? ' new' : ''}`,
  );

test('TALK-1: messages and events are in the order of time, and the line stands above the first that was not seen', () => {
  expect(shown(thread({}))).toEqual(['booked', 'One', 'Two new', 'changed', 'Three']);
  expect(shown(thread({ readUpTo: 2 }))).toEqual(['booked', 'One', 'Two', 'changed', 'Three new']);
  expect(shown(thread({ readUpTo: 3 }))).toEqual(['booked', 'One', 'Two', 'changed', 'Three']);
  expect(shown(thread({ side: 'host' }))[1]).toBe('One new');
});

test('TALK-1: a message has a word and an end', () => {
  expect([findMessageProblem(''), findMessageProblem('a'), findMessageProblem('a'.repeat(2_001))]).toEqual([
    'message_required',
    null,
    'message_too_long',
  ]);
});
