import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createAppStore, Provider } from '@roost/shared/state';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MessageRequest, OpenedDraft, Thread, ThreadEvent } from '@roost/shared/contracts/messages';
import type { HttpResult } from '@roost/shared/http';
import type { DraftRequests } from '../../api/messages.ts';
import { found, refused, unavailable } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { formatMessageTime } from './format-time.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { GuestMessages } from './GuestMessages.tsx';
import { HostMessages } from './HostMessages.tsx';
import { ThreadList } from './ThreadList.tsx';

const THREAD: Thread = {
  code: 'ABCDEFGH23',
  kind: 'stay',
  side: 'guest',
  listing: { id: '1', headline: 'Waterline House', city: 'Carnelian Bay', imageUrl: '/pictures/lakehouse' },
  hostName: 'Ellen',
  responseHours: 2,
  guestName: 'Maya',
  startDate: '2026-06-12',
  endDate: '2026-06-16',
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  messages: [
    { id: 1, from: 'guest', text: 'Where do we park?', at: '2026-05-01T10:00:00.000Z' },
    { id: 2, from: 'host', text: 'Beside the house.', at: '2026-05-01T12:00:00.000Z' },
  ],
  events: [
    {
      type: 'booked',
      at: '2026-04-01T10:00:00.000Z',
      startDate: '2026-06-12',
      endDate: '2026-06-16',
      paidCents: 125_961,
      refundCents: 0,
    },
  ],
  readUpTo: 1,
  otherReadUpTo: 1,
};
const ROW = {
  code: THREAD.code,
  kind: 'stay',
  listing: THREAD.listing,
  hostName: 'Ellen',
  startDate: THREAD.startDate,
  endDate: THREAD.endDate,
  last: THREAD.messages[1] ?? null,
  unread: 2,
} as const;
const withMessage = (text: string): Thread => ({
  ...THREAD,
  messages: [...THREAD.messages, { id: 3, from: 'guest', text, at: '2026-05-01T12:05:00.000Z' }],
});

beforeEach(() => {
  sessionStorage.clear();
  writeDraft('ABCDEFGH23', '', null);
  window.matchMedia = ((query: string) => ({
    matches: query.includes('hover'),
    media: query,
  })) as typeof window.matchMedia;
  // As newer browsers do.
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as () => void;
});

function open(thread: Thread | null, answers: HttpResult<Thread>[] = [], drafts?: DraftRequests) {
  const sent: MessageRequest[] = [];
  const marked: number[] = [];
  const requests = {
    load: async () => unavailable(),
    send: async (message: MessageRequest) => {
      sent.push(message);
      return answers.shift() ?? unavailable();
    },
    markRead: async (upTo: number) => marked.push(upTo),
    ...(drafts && { drafts }),
  };
  const view = renderPart(
    <GuestMessages
      threads={{ signedIn: true, threads: [ROW] }}
      thread={thread}
      phone="(800) 555-0142"
      requests={requests}
    />,
    '/messages/ABCDEFGH23',
  );
  return { ...view, sent, marked };
}

test('TALK-1: a thread says who wrote what, what was paid, what is new and read, and marks it as seen', async () => {
  const { marked } = open(THREAD);
  expect(screen.getByRole('heading', { level: 1, name: 'Ellen' })).toBeVisible();
  const log = screen.getByRole('log', { name: 'Messages with Ellen' });
  expect(log).toHaveTextContent(
    /Stay bookedJun 12 – 16\. \$1,259\.61 paid\..*You: Where do we park\?.*read.*New.*Ellen: Beside the house\./,
  );
  expect(screen.getByRole('link', { name: 'Manage stay' })).toHaveAttribute('href', '/trips/ABCDEFGH23');
  await waitFor(() => expect(marked).toEqual([2]));
});

test('UI-5: a thread that fits the window is not moved, so that its heading, which has the focus, stays in sight; a longer one ends in sight', () => {
  const moved = jest.spyOn(Element.prototype, 'scrollIntoView');
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockReturnValue({ bottom: window.innerHeight } as DOMRect);
  open(THREAD);
  expect(moved).not.toHaveBeenCalled();
  cleanup();
  place.mockReturnValue({ bottom: window.innerHeight + 200 } as DOMRect);
  open(THREAD);
  expect(moved).toHaveBeenCalledTimes(1);
  place.mockRestore();
});

test('TEXT-1: in a Spanish page the host’s words are marked as written, and the guest’s are not', async () => {
  await import('../../texts-es.ts');
  document.documentElement.lang = 'es';
  try {
    open(THREAD);
    const log = within(screen.getByRole('log'));
    expect(log.getByText('Beside the house.')).toHaveAttribute('lang', 'en');
    expect(log.getByText('Where do we park?')).not.toHaveAttribute('lang');
    expect(screen.getByText('Lo que escribe Ellen se muestra tal como lo escribió.')).toBeVisible();
  } finally {
    document.documentElement.lang = 'en';
  }
});

test('TALK-1: Enter sends, a message that did not get there keeps its text and is sent again under the same key', async () => {
  const { user, sent } = open(THREAD, [unavailable(), found(withMessage('Thank you'))]);
  const box = screen.getByRole('textbox', { name: 'Write to Ellen' });
  await user.type(box, 'Thank you{Enter}');
  expect(box).toHaveValue('');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent('You: Thank you');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument());
  expect(box).toHaveFocus();
  expect(sent.map(({ text }) => text)).toEqual(['Thank you', 'Thank you']);
  expect(sent[0]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
});

test('TALK-1 BOOK-7: a message whose answer was lost is not called unsent, and stands once when the thread has it', async () => {
  let stored = THREAD;
  const requests = {
    load: async () => found(stored),
    send: async ({ text }: MessageRequest) => {
      stored = withMessage(text);
      return unavailable('timeout');
    },
    markRead: async () => 0,
  };
  const { user } = renderPart(
    <GuestMessages threads={{ signedIn: true, threads: [ROW] }} thread={THREAD} phone="1" requests={requests} />,
    '/messages/ABCDEFGH23',
  );
  await user.type(screen.getByRole('textbox'), 'Thank you{Enter}');
  expect(await screen.findByText('We didn’t get an answer, so we’re not sure this was sent.')).toBeVisible();
  expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  expect(screen.getAllByText('Thank you')).toHaveLength(1);
});

test('TALK-1 BOOK-7: what did not surely arrive comes back into the box after a reload, and is sent under its key', async () => {
  const drafts: DraftRequests = {
    seal: async (text) => found({ sealed: btoa(text) }),
    open: async (sealed) => found({ text: atob(sealed) }),
  };
  const first = open(THREAD, [unavailable('timeout')], drafts);
  await first.user.type(screen.getByRole('textbox'), 'Thank you{Enter}');
  expect(await screen.findByText('We didn’t get an answer, so we’re not sure this was sent.')).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem('messages.drafts')).toContain(btoa('Thank you')));
  cleanup();
  const kept = sessionStorage.getItem('messages.drafts') ?? '';
  writeDraft('ABCDEFGH23', '', null);
  sessionStorage.setItem('messages.drafts', kept);
  const again = open(THREAD, [found(withMessage('Thank you'))], drafts);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Thank you'));
  await again.user.type(screen.getByRole('textbox'), '{Enter}');
  await waitFor(() => expect(screen.queryByText(/Sending/)).not.toBeInTheDocument());
  expect(again.sent[0]?.idempotencyKey).toBe(first.sent[0]?.idempotencyKey);
  await waitFor(() => expect(sessionStorage.getItem('messages.drafts')).toBeNull());
  // The same words after it are another message.
  await again.user.type(screen.getByRole('textbox'), 'Thank you{Enter}');
  await waitFor(() => expect(again.sent).toHaveLength(2));
  expect(again.sent[1]?.idempotencyKey).not.toBe(again.sent[0]?.idempotencyKey);
});

test.each(['after a reload', 'on another page of the site meanwhile'])(
  'TALK-1 BOOK-7: a message that arrived while nobody heard of it is not in the box again, %s',
  async (how) => {
    const drafts: DraftRequests = {
      seal: async (text) => found({ sealed: btoa(text) }),
      open: async (sealed) => found({ text: atob(sealed) }),
    };
    const first = open(THREAD, [unavailable('timeout')], drafts);
    await first.user.type(screen.getByRole('textbox'), 'Thank you{Enter}');
    await waitFor(() => expect(sessionStorage.getItem('messages.drafts')).toContain(btoa('Thank you')));
    cleanup();
    const kept = sessionStorage.getItem('messages.drafts') ?? '';
    if (how === 'after a reload') {
      writeDraft('ABCDEFGH23', '', null);
      sessionStorage.setItem('messages.drafts', kept);
    }
    open(withMessage('Thank you'), [], drafts);
    await waitFor(() => expect(sessionStorage.getItem('messages.drafts')).toBeNull());
    expect(screen.getByRole('textbox')).toHaveValue('');
  },
);

test('TALK-1, PLAT-5: that there is no connection is said as long as there is none', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open(THREAD, [unavailable()]);
  await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
  expect(await screen.findByText(/Not sent\. You’re offline\./)).toBeVisible();
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Not sent.')).toBeVisible();
  connection.mockRestore();
});

test('TALK-1: what services refuse is said in their words', async () => {
  const { user } = open(THREAD, [refused('too_many', 429, { message: 'That was tried too often.' })]);
  await user.type(screen.getByRole('textbox'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Not sent\. That was tried too often\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
});

test('TALK-1: a picture that is pasted or dropped is refused with the reason; an empty message too', async () => {
  const { user, sent } = open(THREAD);
  const box = screen.getByRole('textbox');
  fireEvent.paste(box, { clipboardData: { files: [new File(['x'], 'a.png')] } });
  expect(box).toHaveAccessibleDescription(expect.stringContaining('Messages carry words only'));
  await user.type(box, 'Then in words');
  expect(box).not.toHaveAccessibleDescription();
  fireEvent.drop(box, { dataTransfer: { files: [new File(['x'], 'a.png')] } });
  expect(box).toHaveAccessibleDescription(expect.stringContaining('Messages carry words only'));
  await user.clear(box);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(box).toHaveAccessibleDescription('Please write a message.');
  expect(box).toHaveFocus();
  expect(sent).toEqual([]);
});

test('TALK-1: quick answers fill the box and send nothing; a draft stays with its thread', async () => {
  const { user, sent } = open(THREAD);
  await user.click(screen.getByRole('button', { name: 'Thank you, Ellen!' }));
  expect(screen.getByRole('textbox')).toHaveValue('Thank you, Ellen!');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(sent).toEqual([]);
  expect(readDraft('ABCDEFGH23')).toBe('Thank you, Ellen!');
  // SAFE-11: it is as private as a message.
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Thank you');
});

describe('TALK-1 SAFE-11: a message that was not sent', () => {
  const KEY = 'messages.drafts';
  const seal = (text: string): string => `sealed-${text.length}`;
  const makeDrafts = (opened: HttpResult<OpenedDraft>): DraftRequests => ({
    seal: async (text) => found({ sealed: seal(text) }),
    open: async () => opened,
  });
  const reloadWith = (sealed: string, opened: HttpResult<OpenedDraft>) => {
    sessionStorage.setItem(KEY, JSON.stringify({ ABCDEFGH23: sealed }));
    return open(THREAD, [found(withMessage('x'))], makeDrafts(opened));
  };

  test('lies sealed in the storage of the tab, and not once it was sent', async () => {
    const { user, sent } = open(THREAD, [found(withMessage('We’ll be late'))], makeDrafts(unavailable()));
    await user.type(screen.getByRole('textbox'), 'We’ll be late');
    await waitFor(() =>
      expect(sessionStorage.getItem(KEY)).toBe(JSON.stringify({ ABCDEFGH23: seal('We’ll be late') })),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toMatchObject([{ text: 'We’ll be late' }]);
    await waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
  });

  test('comes back after a reload', async () => {
    reloadWith('sealed', found({ text: 'We’ll be late' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('We’ll be late'));
  });

  test.each<[string, HttpResult<OpenedDraft>, boolean]>([
    ['its time is over', found({ text: null }), false],
    ['the reader may not write there any more', refused('not_found', 404), false],
    ['services do not answer: it is there the next time', unavailable(), true],
  ])('does not, where %s', async (_why, opened, isKept) => {
    reloadWith('sealed', opened);
    await waitFor(() => expect(sessionStorage.getItem(KEY) !== null).toBe(isKept));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  test('gives way to what is typed meanwhile', async () => {
    let answer = (_: HttpResult<OpenedDraft>): void => undefined;
    const waiting = new Promise<HttpResult<OpenedDraft>>((resolve) => {
      answer = resolve;
    });
    sessionStorage.setItem(KEY, JSON.stringify({ ABCDEFGH23: 'sealed' }));
    const { user } = open(THREAD, [], { ...makeDrafts(unavailable()), open: () => waiting });
    await user.type(screen.getByRole('textbox'), 'New');
    await act(async () => answer(found({ text: 'Old' })));
    expect(screen.getByRole('textbox')).toHaveValue('New');
  });
});

test('TALK-1: the server’s page has the messages and the box, and the browser takes it over as it stands', async () => {
  writeDraft('ABCDEFGH23', 'We’ll arrive', null);
  const page = (
    <Provider store={createAppStore()}>
      <RouterProvider
        router={createMemoryRouter(
          [
            {
              path: '*',
              element: <GuestMessages threads={{ signedIn: true, threads: [ROW] }} thread={THREAD} phone="1" />,
            },
          ],
          { initialEntries: ['/messages/ABCDEFGH23'] },
        )}
      />
    </Provider>
  );
  const html = renderToString(page);
  for (const part of ['<textarea', 'Beside the house.', '$1,259.61 paid.', 'To write here, turn on JavaScript'])
    expect(html).toContain(part);
  // The server knows neither the reader's clock nor what they had begun to write.
  for (const part of [/\d (?:AM|PM)|May 1\b/, /We’ll arrive</]) expect(html).not.toMatch(part);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const problems: unknown[] = [];
  const view = await act(async () => hydrateRoot(root, page, { onRecoverableError: (error) => problems.push(error) }));
  expect(problems).toEqual([]);
  expect(within(root).getByRole('textbox')).toHaveValue('We’ll arrive');
  expect(root.querySelector('time')).toHaveTextContent(/\w/);
  await act(async () => view.unmount());
  root.remove();

  // What is typed before React comes is kept, rather than the draft.
  const early = document.createElement('div');
  early.innerHTML = html;
  document.body.append(early);
  within(early).getByRole<HTMLTextAreaElement>('textbox').value = 'W';
  const second = await act(async () => hydrateRoot(early, page));
  expect(within(early).getByRole('textbox')).toHaveValue('W');
  await act(async () => second.unmount());
  early.remove();
});

test('TALK-1: after a cancellation nobody is asked when they arrive, and there is a stay to see', () => {
  const cancelled = {
    type: 'cancelled',
    at: '2026-05-02T10:00:00.000Z',
    startDate: '',
    endDate: '',
    paidCents: 0,
    refundCents: 0,
  } as const;
  open({ ...THREAD, messages: [], events: [...THREAD.events, cancelled] });
  expect(screen.getByRole('link', { name: 'See the stay' })).toHaveAttribute('href', '/trips/ABCDEFGH23');
  expect(screen.getByText('You can still write to Ellen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'We’ll arrive around' })).not.toBeInTheDocument();
  expect(screen.getByText('Jun 12, 2026 – Jun 16, 2026')).toBeVisible();
  expect(screen.queryByText('Check in')).not.toBeInTheDocument();
});

test('BOOK-12 TALK-1: what the host cancelled is nothing to be sorry for', () => {
  const cancelled = { type: 'cancelled', at: '2026-05-02T10:00:00.000Z', startDate: '', endDate: '' } as const;
  const quick = (part: object) => {
    const event = { ...cancelled, paidCents: 0, refundCents: 5_000, ...part };
    open({ ...THREAD, messages: [], events: [...THREAD.events, event] });
    const words = screen.getAllByRole('button').map((button) => button.textContent);
    cleanup();
    return words.includes('Sorry that we can’t come.');
  };
  expect([quick({}), quick({ notByGuest: true })]).toEqual([true, false]);
});

test('STAY-2 TALK-1: a changed stay says what changed, and its dates only where these changed', () => {
  const changed = { ...THREAD.events[0], type: 'changed', at: '2026-05-02T10:00:00.000Z', paidCents: 5_048 } as const;
  const change = {
    dates: false,
    party: { before: THREAD.party, after: { ...THREAD.party, adults: 3 } },
    added: ['Early check-in'],
    removed: [],
  };
  open({ ...THREAD, events: [{ ...changed, change } as ThreadEvent] });
  expect(screen.getByText('2 → 3 guests. Early check-in added. $50.48 paid.')).toBeVisible();
});

test('TALK-1 TRUE-1: a refund is named, not said to have arrived: it may be on its way, or sent back by the bank', () => {
  const cancelled = { ...THREAD.events[0], type: 'cancelled', paidCents: 0, refundCents: 45_762 } as ThreadEvent;
  open({ ...THREAD, events: [cancelled] });
  expect(screen.getByText(/Refund: \$457\.62\.$/)).toBeVisible();
  expect(screen.queryByText(/refunded/)).not.toBeInTheDocument();
});

test('TALK-1: two hosts are thanked by both names', () => {
  open({ ...THREAD, hostName: 'Gil and Reuben' });
  expect(screen.getByRole('button', { name: 'Thank you, Gil and Reuben!' })).toBeVisible();
});

test('TALK-1: an inquiry and a stay at one home are told apart on a line of their own', () => {
  renderPart(<ThreadList threads={[ROW, { ...ROW, code: 'Q1', kind: 'inquiry' }]} current={null} />);
  expect(screen.getByText('Jun 12 – 16')).toBeVisible();
  expect(screen.getByText('Inquiry, Jun 12 – 16')).toBeVisible();
});

test('TALK-1: the list says what is unread', () => {
  open(null);
  const link = within(screen.getByRole('list', { name: 'Your messages' })).getByRole('link');
  expect(link).toHaveAccessibleName(expect.stringContaining('2 new messages: Beside the house.'));
  expect(link).toHaveAttribute('href', '/messages/ABCDEFGH23');
});

test('TALK-1: a host answers by the link; one that does not work says what to do', async () => {
  const sent: string[] = [];
  const opening = [unavailable(), found({ ...THREAD, side: 'host' as const, readUpTo: 0 }), refused('not_found', 404)];
  const requests = {
    open: async () => opening.shift() ?? unavailable(),
    answer: async (token: string, { text }: MessageRequest) => {
      sent.push(`${token}: ${text}`);
      return unavailable();
    },
  };
  const { user } = renderPart(<HostMessages phone="(800) 555-0142" requests={requests} />, '/messages/answer#a.token');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.type(await screen.findByRole('textbox', { name: 'Write to Maya' }), 'Welcome{Enter}');
  expect(sent).toEqual(['a.token: Welcome']);
  renderPart(<HostMessages phone="(800) 555-0142" requests={requests} />, '/messages/answer#old');
  expect(await screen.findByText(/This link doesn’t work.*\(800\) 555-0142/)).toBeVisible();
});

test('TALK-1: times are in words', () => {
  const now = new Date(2026, 4, 12, 15, 0);
  const at = (...parts: [number, number, number, number, number]) =>
    formatMessageTime(new Date(...parts).toISOString(), now);
  expect([
    at(2026, 4, 12, 15, 0),
    at(2026, 4, 12, 14, 51),
    at(2026, 4, 12, 10, 22),
    at(2026, 4, 11, 23, 5),
    at(2026, 2, 9, 9, 0),
    at(2025, 2, 9, 9, 0),
  ]).toEqual(['just now', '9 minutes ago', '10:22 AM', 'yesterday, 11:05 PM', 'Mar 9', 'Mar 9, 2025']);
});
