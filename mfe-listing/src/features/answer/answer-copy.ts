import { defineTexts } from '@roost/shared/texts';

/** Texts of the form for a host's answer. They are loaded with it, since no guest sees them. */
export const answerCopy = /* @__PURE__ */ defineTexts('mfe-listing/answer', {
  asked: (name: string) => `${name} asks`,
  home: 'The home',
  label: 'Your answer',
  send: 'Publish the answer',
  change: 'Change the answer',
  hint: 'It appears on the page of your home, below the question, and we email it to the guest.',
  missing: 'Please write an answer.',
  long: (most: number) => `Please keep your answer under ${most} characters.`,
  done: (name: string) =>
    `Your answer is on the page. ${name} gets it by email once; a later change shows on the page only.`,
  see: 'See it on the page',
  expired: (phone: string) =>
    `This link doesn’t work. It may be incomplete, or older than 60 days. Call ${phone}, and we’ll publish your answer for you.`,
  notSent: 'We couldn’t send your answer. What you wrote is still here: please try again.',
  unsure:
    'We didn’t get a reply, so we’re not sure your answer was sent. What you wrote is still here: sending it again is safe.',
});
