/** Why an answer by mail, or the files with it, is not added to its thread. Each has words in `mail/mail-texts.ts`. */
const PROBLEMS = [
  'message_required',
  'message_too_long',
  'attachments_refused',
  'thread_full',
  'too_many',
  'other_address',
  'address_ended',
  'said_again',
  'private_link',
] as const;
export type ReplyProblem = (typeof PROBLEMS)[number];

export const isReplyProblem = (code: string | null): code is ReplyProblem =>
  PROBLEMS.some((problem) => problem === code);
