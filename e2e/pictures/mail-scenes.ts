/** Every mail that a run of pictures can make, as a program would draw it. */
import type { Scene } from './scene.ts';

/** @param words in the mail, where several have such a subject */
const mail = (name: string, subject: RegExp, words = ''): Scene => ({
  name: `mail-${name}`,
  whole: true,
  show: async (page, stage) => page.setContent(await stage.mail(subject, words)),
});

export const MAIL_SCENES: readonly Scene[] = [
  mail('booked', /^Your stay is booked/),
  mail('cancelled', /^Your stay is cancelled/),
  mail('refund-paid', /^We paid your refund: /),
  mail('trip-link', /^Your booking /),
  mail('sign-up', /^Confirm your email/),
  mail('sign-in', /is your Roost code$/, 'sign in to Roost'),
  mail('reset', /^Set a new password/),
  mail('arrival', /: how to get into /),
  mail('changed', /^Your stay is changed/),
  mail('rest-soon', /^We’ll charge /),
  mail('rest-declined', /^Your card was declined/),
  mail('rest-paid', /^Your stay is paid/),
  mail('message', / wrote to you about /),
  mail('message-host', /^New message about /),
  mail('reply-refused', / was not sent$/),
  mail('inquiry', /^We sent your question about /),
  mail('inquiry-host', /^Question about /),
  mail('question-host', /^Public question about /),
  mail('question-answered', / answered your question about /),
  mail('review', /^How was (?!the stay in )/),
  mail('review-host', /^How was the stay in /),
  mail('email-code', /is your Roost code$/, 'your account page'),
  mail('email-changed', /^The email address of your Roost account was changed/),
  mail('account-deleted', /^Your Roost account is deleted/),
];
