/** Texts of the page where a host answers: they travel with its code, since no guest sees it. */
export const answerCopy = {
  asked: (name: string) => `${name} asks`,
  home: 'The home',
  label: 'Your answer',
  send: 'Put it on the page',
  change: 'Change the answer',
  hint: 'It stands on the page of your home beside the question, and we mail it to the guest.',
  missing: 'Please write an answer.',
  long: (most: number) => `Please keep your answer under ${most} characters.`,
  done: (name: string) =>
    `Your answer is on the page. We mail it to ${name} once; if you change it here, the page changes.`,
  see: 'See it on the page',
  expired: (phone: string) =>
    `This link does not work. It may be incomplete, or older than 60 days. Call ${phone} and we put the answer on the page with you.`,
  notSent: 'Your answer was not sent. Nothing is lost: please try again.',
} as const;
