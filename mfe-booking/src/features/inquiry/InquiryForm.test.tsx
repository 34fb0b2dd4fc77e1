import { eventProblem } from '@roost/shared/contracts/events';
import type { TrackedEvent } from '@roost/shared/contracts/events';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from '@roost/shared/testing/memory-router';
import { createAppStore, Provider, sessionReceived } from '@roost/shared/state';
import type { InquiryRequest } from '@roost/shared/contracts/inquiry';
import type { sendInquiry } from '../../api/send-inquiry.ts';
import { InquiryForm } from './InquiryForm.tsx';

type Answer = Awaited<ReturnType<typeof sendInquiry>>;
const SENT: Answer = { ok: true, value: { id: 'Q1', responseHours: 2 } };

let store = createAppStore();
beforeEach(() => {
  store = createAppStore();
});

function open(...answers: Answer[]) {
  const asked: InquiryRequest[] = [];
  const onClose = jest.fn();
  const send = async (request: InquiryRequest): Promise<Answer> => {
    asked.push(request);
    return answers.shift() ?? SENT;
  };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <InquiryForm
          listing={{ id: '7', headline: 'Waterline House', responseHours: 2, maxOccupancy: 8 }}
          send={send}
          onClose={onClose}
          stay={{
            dates: { checkIn: '2026-06-12', checkOut: '2026-06-16' },
            party: { adults: 2, children: 2, infants: 0, pets: 1 },
          }}
        />
      </MemoryRouter>
    </Provider>,
  );
  return { asked, onClose, user: userEvent.setup() };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send question' });
async function fillIn(user: UserEvent, email = 'maya@example.com'): Promise<void> {
  await user.type(field('First name'), 'Maya');
  await user.type(field('Last name'), 'Ortiz');
  await user.type(field('Email'), email);
  await user.type(field('Your question'), 'Is the dock lit at night?');
}

test('LIST-2, BOOK-10: what is wrong is said beside its field and the first one has the focus; nothing is sent', async () => {
  const { asked, user } = open();
  expect(screen.getByText(/Jun 12 – 16, 4 guests, 1 pet\./)).toHaveTextContent(
    'The host answers by email, and under Messages on Roost.',
  );
  await user.click(sendButton());
  expect(field('First name')).toHaveFocus();
  expect(field('First name')).toHaveAccessibleDescription('First name is required.');
  await fillIn(user, 'maya@example');
  await user.click(sendButton());
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription('Enter a full email address, like name@example.com.');
  expect(asked).toEqual([]);
});

test('BOOK-10 ANLT-2: a lost answer is tried again with the same key; a refusal stands at its field; then it is on its way', async () => {
  const told: TrackedEvent[] = [];
  const hear = (event: Event) => {
    told.push((event as CustomEvent<TrackedEvent>).detail);
  };
  window.addEventListener('roost:track', hear);
  const { asked, onClose, user } = open(
    { ok: false, failure: { type: 'unavailable', reason: 'timeout' } },
    {
      ok: false,
      failure: {
        type: 'refused',
        status: 422,
        error: { code: 'phone_invalid', message: 'This is no phone number.', field: 'phone' },
        body: null,
      },
    },
    SENT,
  );
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We didn’t get an answer, so we’re not sure your question was sent.',
  );
  await user.click(sendButton());
  expect(await screen.findByText('This is no phone number.')).toBeInTheDocument();
  expect(field('Phone (optional)')).toHaveFocus();
  await user.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Your question is on its way' })).toHaveTextContent(
    'A copy goes to maya@example.com.',
  );
  expect(new Set(asked.map((request) => request.idempotencyKey)).size).toBe(1);
  expect(asked.at(-1)).toMatchObject({
    listingId: '7',
    startDate: '2026-06-12',
    endDate: '2026-06-16',
    adults: 2,
    children: 2,
    pets: 1,
  });
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(onClose).toHaveBeenCalled();
  window.removeEventListener('roost:track', hear);
  expect(told.map(({ name, properties }) => [name, eventProblem(name, properties)])).toEqual([['Inquiry Sent', null]]);
});

test('BOOK-10 TALK-1: what was changed after a lost answer is another question; without a connection none was sent', async () => {
  const { asked, user } = open(
    { ok: false, failure: { type: 'unavailable', reason: 'network', unsent: true } },
    { ok: false, failure: { type: 'unavailable', reason: 'network' } },
    SENT,
  );
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByText(/^We couldn’t send your question\./)).toBeVisible();
  await user.click(sendButton());
  expect(await screen.findByText(/we’re not sure your question was sent/)).toBeVisible();
  await user.type(field('Your question'), ' And the stairs?');
  await user.click(sendButton());
  expect(await screen.findByRole('dialog', { name: 'Your question is on its way' })).toBeVisible();
  const [first, again, changed] = asked.map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('ACCT-1: who is signed in does not type name and address again', () => {
  store.dispatch(
    sessionReceived({
      user: { name: 'Ana\u00a0María García', email: 'ana@example.com' },
      expires: '2030-01-01T00:00:00.000Z',
    }),
  );
  open();
  expect(screen.getByLabelText('First name')).toHaveValue('Ana María');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
});
