import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useRepeatKey } from '@roost/shared/hooks/use-repeat-key';
import { mayHaveArrived } from '@roost/shared/http';
import { askQuestion } from '../../api/ask-question.ts';
import { askCopy } from './ask-copy.ts';
import { findQuestionProblems, QUESTION_FIELDS } from './question-problems.ts';
import type { QuestionField, QuestionForm, QuestionProblems } from './question-problems.ts';

/** The question that was sent, and where its answer goes. */
export type SentQuestion = { question: string; email: string };

const isField = (value: string | undefined): value is QuestionField => QUESTION_FIELDS.some((field) => field === value);

/** State of the form: what was typed, what is wrong with it, and what became of it when it was sent. */
export function useQuestionForm(listingId: string) {
  const [values, setValues] = useState<QuestionForm>({ question: '', name: '', email: '' });
  const [problems, setProblems] = useState<QuestionProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentQuestion | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const getKey = useRepeatKey();

  /** Shows the problems and moves the focus to the first. Returns whether there are any. */
  const showProblems = (found: QuestionProblems) => {
    setProblems(found);
    const first = QUESTION_FIELDS.find((field) => found[field] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || showProblems(findQuestionProblems(values))) return;
    setBusy(true);
    setFailure(null);
    const question = { question: values.question.trim(), name: values.name.trim(), email: values.email.trim() };
    const result = await askQuestion(listingId, {
      ...question,
      idempotencyKey: getKey(JSON.stringify([listingId, question])),
    });
    setBusy(false);
    if (result.ok) {
      setSent(question);
      return;
    }
    const refused = result.failure.type === 'refused' ? result.failure.error : null;
    if (isField(refused?.field)) showProblems({ [refused.field]: refused.message });
    else setFailure(refused?.message || (mayHaveArrived(result.failure) ? askCopy.unsure : askCopy.notSent));
  };
  const change = (field: QuestionField, value: string) => {
    setValues({ ...values, [field]: value });
    const { [field]: _, ...rest } = problems;
    setProblems(rest);
  };
  const startAnother = () => {
    setSent(null);
    setValues({ ...values, question: '' });
  };
  return { values, problems, failure, busy, sent, form, submit, change, startAnother };
}
