/** What can go wrong while signing in and in the account, in words. */
import { defineTexts } from '@roost/shared/texts';

type Told = { field: 'email' | 'password' | 'firstName' | 'code' | null; text: string };

const issuer = (name: string | null) => name ?? 'The other site';

/**
 * What went wrong in words; codes of docs/spec/session.md and our own (AUTH-5). Texts about an outside sign-in take its
 * name.
 */
export const authErrors = defineTexts('host/auth-errors', {
  CredentialsSignin: 'That email and password don’t match. Try again, or get a link by email.',
  EmailSignin: 'Enter an email address like name@example.com.',
  MissingName: 'Enter your first name.',
  NameAddress: 'Enter a name without web or email addresses.',
  MissingPassword: 'Enter your password, or get a link by email.',
  Password_short: 'Use 12 characters or more.',
  Password_long: 'Use 200 characters or fewer.',
  Password_common: 'That password is too common.',
  WrongCode: 'That code isn’t right. Check it, or ask for a new email: codes work for 10 minutes.',
  CodeOver: 'That code no longer works. Ask for a new one.',
  TooManyAttempts: 'Too many attempts. Please wait 15 minutes, then try again.',
  Busy: 'We’re very busy right now. Please try again in a moment.',
  Passkey: 'That passkey didn’t work here. Use your email instead.',
  PasskeyCancelled: 'No passkey was used. Try again, or use your email.',
  PasskeyKnown: 'This device already has a passkey for your account.',
  SessionStale: 'For your safety, sign in again before you change this.',
  SameEmail: 'That’s already the email address of this account.',
  TooManyGuests: 'You can save 20 people. Remove one first.',
  OtherEmail: 'That’s not the email address of this account.',
  UpcomingStays: 'You have a stay coming up. Cancel it first, or delete your account once it’s over.',
  MoneyOnItsWay: 'A refund or payment of yours is still on its way. Please try again in a few days, or call us.',
  SessionRequired: 'Sign in to see this page.',
  MissingCSRF: 'This page was open for a while. Please try again.',
  Verification: 'This link has expired or was already used. Ask for a new one.',
  OAuthSignin: (name: string | null) => `${issuer(name)} isn’t responding. Try again later, or use your email.`,
  OAuthCallbackError: (name: string | null) =>
    `Signing in with ${issuer(name)} wasn’t completed. Try again, or use your email.`,
  OAuthAccountNotLinked: 'You already have an account with this email. Sign in the way you did before.',
  EmailNotVerified: (name: string | null) =>
    `${issuer(name)} hasn’t confirmed your email address. Use your email here instead.`,
  'Connection timeout': 'That took too long. Please try again.',
  'Socket timeout': 'That took too long. Please try again.',
  'Network request failed': 'We couldn’t reach Roost. Check your connection and try again.',
  other: 'Something went wrong. Please try again.',
});

/** Beside which field a problem is shown; the others stand above the form. */
const FIELDS: Readonly<Record<string, Told['field']>> = {
  CredentialsSignin: 'password',
  EmailSignin: 'email',
  MissingName: 'firstName',
  NameAddress: 'firstName',
  MissingPassword: 'password',
  Password_short: 'password',
  Password_long: 'password',
  Password_common: 'password',
  WrongCode: 'code',
  CodeOver: 'code',
  SameEmail: 'email',
  OtherEmail: 'email',
};

/** What went wrong in words, and beside which field. */
export function toldError(code: string, external: string | null): Told {
  if (code === 'AccountNotLinkedError' || code === 'AccountNotLinked')
    return toldError('OAuthAccountNotLinked', external);
  const known = Object.hasOwn(authErrors, code) ? (code as keyof typeof authErrors) : 'other';
  const text = authErrors[known];
  return { field: FIELDS[known] ?? null, text: typeof text === 'function' ? text(external) : text };
}
