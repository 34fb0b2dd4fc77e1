import { screen, within } from '@testing-library/react';
import type { HostReview, ReviewRequest, StayReview } from '@roost/shared/contracts/review';
import { found, refused, unavailable } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { HostReviewForm } from './HostReviewForm.tsx';
import { ReviewForm } from './ReviewForm.tsx';

const REVIEW: StayReview = {
  code: 'ABCDEFGH23',
  until: '2026-06-30',
  open: true,
  author: 'Maya O.',
  review: null,
  state: 'none',
  reason: '',
  hostText: null,
};
const WORDS = 'The gate on the dock works as promised.';

test('TALK-2: stars, topics and words are sent; what is missing is said and has the focus; a failure keeps everything', async () => {
  const sent: ReviewRequest[] = [];
  const answers = [
    unavailable(),
    unavailable('timeout'),
    found({ ...REVIEW, state: 'waiting' as const, review: { rating: 4, topics: {}, text: WORDS, note: '' } }),
  ];
  const send = async (_code: string, review: ReviewRequest) => {
    sent.push(review);
    return answers.shift() ?? unavailable();
  };
  const { user } = renderPart(<ReviewForm review={REVIEW} send={send} />);
  const button = screen.getByRole('button', { name: 'Send the review' });
  await user.click(button);
  const whole = screen.getByRole('group', { name: 'The whole stay' });
  expect(whole).toHaveAccessibleDescription('Please choose how many stars the stay deserves.');
  expect(within(whole).getByRole('radio', { name: '1 star, Poor' })).toHaveFocus();
  await user.click(within(whole).getByRole('radio', { name: '4 stars, Very good' }));
  await user.click(
    within(screen.getByRole('group', { name: 'Location' })).getByRole('radio', { name: '5 stars, Excellent' }),
  );
  await user.click(button);
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), WORDS);
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t send your review. What you wrote is still here',
  );
  await user.click(button);
  expect(await screen.findByText(/^We didn’t get an answer, so we’re not sure your review was sent\./)).toBeVisible();
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent('A person reads your review before it’s shown.');
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual({ rating: 4, topics: { location: 5 }, text: WORDS, note: '' });
});

test('TALK-2: a refused review says why; a shown one is read, with the host’s words', () => {
  renderPart(<ReviewForm review={{ ...REVIEW, state: 'refused', reason: 'Please leave out phone numbers.' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Please leave out phone numbers.');
  renderPart(
    <ReviewForm
      review={{
        ...REVIEW,
        state: 'shown',
        open: false,
        review: { rating: 5, topics: {}, text: WORDS, note: '' },
        hostText: 'Lovely guests.',
      }}
    />,
  );
  expect(screen.getByText(WORDS)).toBeVisible();
  expect(screen.getByText('Lovely guests.')).toBeVisible();
});

test('TALK-2: a host writes by the link; one that does not work says so', async () => {
  const stay: HostReview = {
    code: 'ABCDEFGH23',
    headline: 'Waterline House',
    guestName: 'Maya',
    startDate: '2026-06-12',
    endDate: '2026-06-16',
    until: '2026-06-30',
    open: true,
    text: null,
    review: null,
  };
  const sent: string[] = [];
  const requests = {
    open: async (token: string) => (token === 'a.token' ? found(stay) : refused('not_found', 404)),
    send: async (token: string, text: string) => {
      sent.push(`${token}: ${text}`);
      return found({ ...stay, text, review: { rating: 4, text: WORDS, note: 'The bulb flickers.' } });
    },
  };
  const { user } = renderPart(<HostReviewForm phone="1" requests={requests} />, '/reviews/answer#a.token');
  await user.type(await screen.findByRole('textbox', { name: 'Your words to the guest' }), 'Too short');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox'), ', so a little more.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you. We saved your words.')).toBeVisible();
  expect(sent).toEqual(['a.token: Too short, so a little more.']);
  expect(screen.getByText(WORDS)).toBeVisible();
  expect(screen.getByText('The bulb flickers.')).toBeVisible();
  renderPart(<HostReviewForm phone="(800) 555-0142" requests={requests} />, '/reviews/answer#old');
  expect(await screen.findByText(/This link doesn’t work.*\(800\) 555-0142/)).toBeVisible();
});
