import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@roost/shared/testing/memory-router';
import type { OpenQuestion } from '@roost/shared/contracts/question';
import type { HttpResult } from '@roost/shared/http';
import { AnswerQuestion } from './AnswerQuestion.tsx';

const QUESTION: OpenQuestion = {
  id: 'P1',
  author: 'Maya',
  question: 'Is there a crib?',
  answer: null,
  listingId: '41827',
  headline: 'Waterline House',
};
const found = (question: OpenQuestion): HttpResult<OpenQuestion> => ({ ok: true, value: question });
const down: HttpResult<OpenQuestion> = { ok: false, failure: { type: 'unavailable', reason: 'network' } };
const over: HttpResult<OpenQuestion> = {
  ok: false,
  failure: { type: 'refused', status: 404, error: { code: 'not_found', message: 'x' }, body: null },
};

function open(answers: { opening?: HttpResult<OpenQuestion>[]; answering?: HttpResult<OpenQuestion>[] }) {
  const { opening = [found(QUESTION)], answering = [] } = answers;
  const sent: [string, string][] = [];
  const requests = {
    openQuestion: async () => opening.shift() ?? down,
    answerQuestion: async (token: string, answer: string) => {
      sent.push([token, answer]);
      return answering.shift() ?? down;
    },
  };
  render(
    <MemoryRouter initialEntries={['/questions/answer#a.token']}>
      <AnswerQuestion phone="(800) 555-0142" requests={requests} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), sent };
}

test('LIST-1: the host reads the question, writes an answer and learns that it is on the page', async () => {
  const { user, sent } = open({ answering: [down, found({ ...QUESTION, answer: 'Yes, in the hall.' })] });
  expect(await screen.findByText('Is there a crib?')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Publish the answer' });
  await user.click(send);
  expect(screen.getByLabelText('Your answer')).toHaveFocus();
  expect(screen.getByLabelText('Your answer')).toHaveAccessibleDescription(
    expect.stringContaining('Please write an answer.'),
  );
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Your answer'), 'Yes, in the hall.');
  await user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here');
  await user.click(send);
  expect(await screen.findByRole('status')).toHaveTextContent('Your answer is on the page.');
  expect(sent).toEqual([
    ['a.token', 'Yes, in the hall.'],
    ['a.token', 'Yes, in the hall.'],
  ]);
  expect(screen.getByRole('button', { name: 'Change the answer' })).toBeVisible();
});

test('LIST-1: a link that does not work shows the phone number; a question that did not load can be loaded again', async () => {
  const { user } = open({ opening: [down, over] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/This link doesn’t work.*\(800\) 555-0142/)).toBeVisible();
});
