/** The mails of sign-in, as plain text and in the frame of all our mails. */
import { renderMailHtml } from '../mail/mail-frame.ts';
import { TOKEN_MINUTES } from './tokens.ts';

export type AuthMail = { subject: string; text: string; html: string };

const LIFE = TOKEN_MINUTES === 60 ? 'one hour' : `${TOKEN_MINUTES} minutes`;

type Parts = { subject: string; lead: string; button: string; url: string; code?: string; ignore: string };

function mail({ subject, lead, button, url, code, ignore }: Parts): AuthMail {
  const life = `The link works once, for ${LIFE}.`;
  const text = [
    lead,
    '',
    url,
    '',
    ...(code ? [`Or type this code on the page you came from: ${code}`, ''] : []),
    life,
    ignore,
  ];
  return {
    subject,
    text: text.join('\n'),
    html: renderMailHtml({
      heading: code && subject.startsWith(code) ? 'Sign in to Roost' : subject,
      preview: lead,
      paragraphs: [lead],
      link: { words: button, url },
      ...(code && { code: { lead: 'Or type this code on the page you came from:', digits: code } }),
      tables: [],
      closing: [life, ignore],
    }),
  };
}

const NOT_YOU = 'If this was not you, ignore this mail. Nothing changes.';

/** A link to sign in with. */
export const signInMail = (url: string, code: string): AuthMail =>
  mail({
    subject: `${code} is your Roost code`,
    lead: 'Here is your link to sign in to Roost.',
    button: 'Sign in',
    url,
    code,
    ignore: NOT_YOU,
  });

/** Proves the address of a new account. */
export const signUpMail = (url: string, code: string): AuthMail =>
  mail({
    subject: 'Confirm your email for Roost',
    lead: 'One step left: confirm that this is your email address.',
    button: 'Confirm and sign in',
    url,
    code,
    ignore: NOT_YOU,
  });

/** Sent when somebody, likely the owner, signs up with an address that has an account. */
export const accountExistsMail = (url: string, code: string): AuthMail =>
  mail({
    subject: 'You already have a Roost account',
    lead: 'You already have an account with this email address. This link signs you in.',
    button: 'Sign in',
    url,
    code,
    ignore: NOT_YOU,
  });

export const resetMail = (url: string): AuthMail =>
  mail({
    subject: 'Set a new password for Roost',
    lead: 'Here is your link to set a new password.',
    button: 'Set a new password',
    url,
    ignore: `${NOT_YOU} Your password stays as it is.`,
  });

/** Tells the owner of something that was done to the account. */
const toldMail = (subject: string, told: string, accountUrl: string): AuthMail => ({
  subject,
  text: `${told}\n\nIf this was not you, sign in by mail and look at your devices now: ${accountUrl}`,
  html: renderMailHtml({
    heading: subject,
    preview: told,
    paragraphs: [told, 'If this was not you, sign in by mail and look at your devices now.'],
    link: { words: 'See your devices', url: accountUrl },
    tables: [],
    closing: [],
  }),
});

/** `device` is one of our own words (device-name.ts). */
export const passkeyAddedMail = (device: string, accountUrl: string): AuthMail =>
  toldMail(
    'A passkey was added to your Roost account',
    `A passkey was added with ${device}. It signs in without a password.`,
    accountUrl,
  );

export const passkeyRemovedMail = (accountUrl: string): AuthMail =>
  toldMail(
    'A passkey was removed from your Roost account',
    'A passkey was removed. It does not sign in any more.',
    accountUrl,
  );

/** Tells the owner that the password was changed. */
export const passwordChangedMail = (resetUrl: string): AuthMail => ({
  subject: 'Your Roost password was changed',
  text: `Your password was changed and other devices were signed out.\n\nIf this was not you, set a new one now: ${resetUrl}`,
  html: renderMailHtml({
    heading: 'Your Roost password was changed',
    preview: 'Your password was changed and other devices were signed out.',
    paragraphs: [
      'Your password was changed and other devices were signed out.',
      'If this was not you, set a new one now.',
    ],
    link: { words: 'Set a new password', url: resetUrl },
    tables: [],
    closing: [],
  }),
});

/** The last mail that a guest gets. */
export const accountDeletedMail = (): AuthMail => {
  const told = 'Your Roost account is deleted, with your favorites, messages, reviews and devices.';
  const kept =
    'Of stays that are over we keep dates and amounts for our books, without your name, address or card. If this was not you, call us.';
  return {
    subject: 'Your Roost account is deleted',
    text: `${told}\n\n${kept}`,
    html: renderMailHtml({
      heading: 'Your account is deleted',
      preview: told,
      paragraphs: [told, kept],
      tables: [],
      closing: [],
    }),
  };
};

/** Proves a new address of an account. */
export const emailChangeMail = (code: string): AuthMail => {
  const lead = 'Type this code on your account page to use this address for your Roost account.';
  return {
    subject: `${code} is your Roost code`,
    text: `${lead}\n\n${code}\n\nThe code works once, for ${LIFE}.\n${NOT_YOU}`,
    html: renderMailHtml({
      heading: 'Confirm your new email',
      preview: lead,
      paragraphs: [],
      code: { lead, digits: code },
      tables: [],
      closing: [`The code works once, for ${LIFE}.`, NOT_YOU],
    }),
  };
};

/** Instead of the code, to an address that has an account already. */
export const emailKnownMail = (): AuthMail => {
  const told =
    'Somebody, likely you, wants to use this address for another Roost account. It already has an account of its own.';
  const next = 'Nothing has changed. To use this address there, delete this account first.';
  return {
    subject: 'This address already has a Roost account',
    text: `${told}\n\n${next}`,
    html: renderMailHtml({
      heading: 'This address already has an account',
      preview: told,
      paragraphs: [told, next],
      tables: [],
      closing: [],
    }),
  };
};

/** Tells the address that an account had before. The new one is named by its first letter and its host. */
export const emailChangedMail = (newEmail: string): AuthMail => {
  const at = newEmail.lastIndexOf('@');
  const shown = `${newEmail.slice(0, 1)}…${newEmail.slice(at)}`;
  const told = `The email address of your Roost account was changed to ${shown}. Other devices were signed out, and this address no longer signs in.`;
  const next = 'If this was not you, call us right away.';
  return {
    subject: 'The email address of your Roost account was changed',
    text: `${told}\n\n${next}`,
    html: renderMailHtml({
      heading: 'Your email address was changed',
      preview: told,
      paragraphs: [told, next],
      tables: [],
      closing: [],
    }),
  };
};
