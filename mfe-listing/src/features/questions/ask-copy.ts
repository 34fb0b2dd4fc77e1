import { defineTexts } from '@roost/shared/texts';

/** Texts of the form for a public question. They load with its dialog. */
export const askCopy = /* @__PURE__ */ defineTexts('mfe-listing/ask', {
  yours: 'Ask the host',
  name: 'First name',
  email: 'Email',
  send: 'Ask',
  hint: 'Once the host answers, your question appears here with your first name. We use your email only to send you the answer.',
  waiting: 'Waiting for the host’s answer',
  sent: (email: string) =>
    `Your question is on its way to the host. We’ll email the answer to ${email}, and then it appears on this page.`,
  another: 'Ask another question',
  missing: {
    name: 'Please tell us your first name.',
    question: 'Please ask in a few words.',
    long: (most: number) => `Please keep your question under ${most} characters.`,
    email: 'Enter a full email address, like name@example.com.',
  },
  notSent: 'We couldn’t send your question. What you wrote is still here: please try again.',
  unsure:
    'We didn’t get an answer, so we’re not sure your question was sent. Send it again as it is: the host gets it only once.',
});
