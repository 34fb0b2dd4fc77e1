import { QUESTION_TEXT } from '@roost/shared/contracts/question';
import { bookingErrorMessage } from '@roost/shared/domain/booking-errors';
import { isEmail } from '@roost/shared/domain/email';
import { askCopy } from './ask-copy.ts';

/** Fields of the form, in their order. */
export const QUESTION_FIELDS = ['question', 'name', 'email'] as const;
export type QuestionField = (typeof QUESTION_FIELDS)[number];
export type QuestionForm = Record<QuestionField, string>;
export type QuestionProblems = Partial<Record<QuestionField, string>>;

/** Returns a message for each field that is wrong. Services check by the same rules. */
export function findQuestionProblems({ question, name, email }: QuestionForm): QuestionProblems {
  const messages = askCopy.missing;
  const length = question.trim().length;
  return {
    ...(length < QUESTION_TEXT.least ? { question: messages.question } : {}),
    ...(length > QUESTION_TEXT.most ? { question: messages.long(QUESTION_TEXT.most) } : {}),
    ...(name.trim() === '' ? { name: messages.name } : {}),
    ...(email.trim() === '' ? { email: bookingErrorMessage('1010') } : {}),
    ...(email.trim() !== '' && !isEmail(email.trim()) ? { email: messages.email } : {}),
  };
}
