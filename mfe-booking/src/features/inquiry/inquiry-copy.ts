/**
 * Texts of the inquiry dialog. It is a module of its own, so that the listing page does not load the checkout's texts.
 */
import { defineTexts } from '@roost/shared/texts';

export const inquiryCopy = /* @__PURE__ */ defineTexts('mfe-booking/inquiry', {
  title: (headline: string) => `Ask about ${headline}`,
  answers: 'The host answers by email, and under Messages on Roost.',
  noDates: 'No dates chosen yet.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone (optional)',
  startDate: 'Check in',
  endDate: 'Check out',
  guests: 'Guests',
  change: 'Dates and guests',
  message: 'Your question',
  placeholder: 'Anything you’d like to know',
  free: 'Asking is free. It doesn’t hold the dates.',
  cancel: 'Cancel',
  send: 'Send question',
  close: 'Close',
  emailForm: 'Enter a full email address, like name@example.com.',
  phoneForm: 'Enter a phone number, or leave it empty.',
  guestsForm: 'Enter a number of guests from 0 to 99.',
  messageMissing: 'Please write a few words to the host.',
  messageLong: (most: number) => `Please keep your message under ${most} characters.`,
  failed: 'We couldn’t send your question. What you wrote is still here: please try again.',
  unsure:
    'We didn’t get an answer, so we’re not sure your question was sent. Send it again as it is: the host gets it only once.',
  sent: 'Your question is on its way',
  sentText: (email: string) => `A copy goes to ${email}. The host’s answer comes there too, and under Messages.`,
  see: 'See your messages',
  number: (id: string) => `Inquiry ${id}`,
});
