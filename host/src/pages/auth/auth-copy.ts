/** Every text of the sign-in pages. */
import { defineTexts } from '@roost/shared/texts';

type Told = { field: 'email' | 'password' | 'firstName' | 'code' | null; text: string };

const issuer = (name: string | null) => name ?? 'The other site';

/** What went wrong in words; codes of docs/spec/session.md and our own (AUTH-5). Texts about an outside sign-in take its name. */
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
  TooManyAttempts: 'Too many attempts. Please wait 15 minutes, then try again.',
  Busy: 'We’re very busy right now. Please try again in a moment.',
  Passkey: 'That passkey didn’t work here. Use your email instead.',
  PasskeyCancelled: 'No passkey was used. Try again, or use your email.',
  PasskeyKnown: 'This device already has a passkey for your account.',
  SessionStale: 'For your safety, sign in again before you change this.',
  SameEmail: 'That’s already the email address of this account.',
  TooManyGuests: 'You can save 20 people. Remove one first.',
  OtherEmail: 'That’s not the email address of this account.',
  StaysAhead: 'You have a stay coming up. Cancel it first, or delete your account once it’s over.',
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

export const authCopy = defineTexts('host/auth', {
  or: 'or use your email',
  external: (name: string) => `Continue with ${name}`,
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  lastName: 'Last name',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  capsLock: 'Caps Lock is on.',
  signIn: {
    title: 'Welcome back',
    lede: 'Your favorites follow you to every device.',
    forgot: 'Forgot password?',
    passkey: 'Use a passkey',
    submit: 'Sign in',
    link: 'Email me a sign-in link',
    newHere: 'New here?',
    create: 'Create an account',
    already: (email: string) => `You’re signed in as ${email}.`,
    goOn: 'Continue',
  },
  signUp: {
    title: 'Create an account',
    lede: 'Favorites and trips on every device.',
    saved: (count: number) =>
      count === 1 ? 'Your saved home comes with you.' : `Your ${count} saved homes come with you.`,
    submit: 'Create account',
    terms: {
      before: 'By creating an account you accept the ',
      terms: 'terms',
      and: ' and the ',
      privacy: 'privacy policy',
      after: '.',
    },
    haveOne: 'Already have an account?',
    signIn: 'Sign in',
    strength: [
      'A few words will do: 12 characters or more.',
      'Too short: use 12 characters or more.',
      'Long enough. One more word is better.',
      'Good. Any words will do.',
      'Strong.',
    ],
    common: 'That password is too common.',
  },
  checkMail: {
    title: 'Check your email',
    sent: {
      signin: { before: 'We sent a sign-in link to ', after: '. Open it on this device within one hour.' },
      signup: {
        before: 'We sent a link to ',
        after: '. Open it on this device within one hour to finish your account.',
      },
      reset: {
        before: 'If there is an account for ',
        after: ', we sent a link to set a new password. It works for one hour.',
      },
    },
    sentSomewhere: 'We sent you a link. Open it on this device within one hour.',
    code: 'Or enter the 6-digit code',
    digit: (place: number) => `Digit ${place}`,
    submit: 'Sign in with the code',
    nothing: 'No email after a minute? Check your spam folder, or',
    again: 'send it again',
    sentAgain: 'Sent again. Use the newest email.',
    other: 'Use another email',
  },
  reset: {
    title: 'Forgot your password?',
    lede: 'Enter your email and we’ll send a link to set a new one. It works for one hour.',
    submit: 'Send the link',
    back: 'Back to sign in',
  },
  newPassword_: {
    title: 'Set a new password',
    lede: (email: string) => `For ${email}. We’ll sign you out on your other devices.`,
    submit: 'Save and sign in',
    keep: 'Check the passkeys you know. We’ll remove the others, so nobody else can use them.',
    none: 'This link has expired or was already used.',
    ask: 'Send a new link',
  },
  account: {
    title: 'Your account',
    ways: 'How you sign in',
    signedOut: 'Sign in to see your account.',
    signIn: 'Sign in',
    receipts: 'Receipts',
    receiptsText: 'Every charge and refund for your stays, to print or keep.',
    receiptsLink: 'Receipts for your trips',
    what: 'A passkey signs you in with your face, finger or PIN instead of a password. If you lose one, a link by email still lets you in.',
    added: (date: string) => `Added ${date}`,
    add: 'Add a passkey',
    remove: 'Remove',
    removeKey: (device: string) => `Remove the passkey of ${device}`,
    stale: 'For your safety, sign in again to change anything here.',
    impossible: 'This browser doesn’t support passkeys.',
    keyRemoved: 'The passkey is removed.',
    changePassword: 'Change password',
    passwordText: 'We’ll email you a link to set a new password. Your other devices are signed out once you set it.',
    sendLink: 'Send the link',
    linkSent: (email: string) => `We sent a link to ${email}. It works for one hour.`,
    signOut: 'Sign out',
  },
  profile: {
    name: 'Name',
    saveName: 'Save name',
    nameSaved: 'Your name is saved.',
    emailIs: (email: string) => `You sign in with ${email}.`,
    changeEmail: 'Change email',
    otherEmail: 'Use another email',
    emailText:
      'We’ll send a code to the new address and a notice to the old one. Your other devices are signed out, and emails about your stays and questions go to the new address.',
    newEmail: 'New email',
    sendCode: 'Send the code',
    waits: (email: string) => `We sent a code to ${email}. It works for 10 minutes.`,
    code: '6-digit code',
    confirm: 'Confirm new email',
    emailChanged: 'Your email is changed.',
    guests: 'People you book for',
    guestsText: 'We’ll suggest their names when you book.',
    addGuest: 'Add someone',
    saveGuest: 'Save',
    remove: 'Remove',
    removeGuest: (name: string) => `Remove ${name}`,
    guestSaved: 'Saved.',
    guestRemoved: 'Removed.',
  },
  data: {
    title: 'Your data',
    export: 'Download your data',
    exportText:
      'One file with everything we store about you: stays, messages, reviews, favorites and the visits we count unless you say no under “Cookie preferences”.',
    delete: 'Delete your account',
    deleteText:
      'Your name, address, phone number, favorites, messages, questions, reviews, devices and passkeys are deleted right away, and we can’t bring them back. A collection that others joined stays with them without your notes and votes: whoever joined first owns it from then on.',
    kept: 'We have to keep records of past stays: the home, dates and amounts, without your name, address or card. You won’t see these stays any more.',
    type: 'Type your email address to confirm',
    submit: 'Delete my account',
    deleted: 'Your account is deleted',
    deletedText: 'We’ve sent you one last email to confirm it. You’re welcome back any time.',
    home: 'Go to the home page',
  },
  devices: {
    title: 'Also signed in on',
    all: 'Where you’re signed in',
    here: 'This device',
    ended: 'That device is signed out.',
    unknown: 'Another device',
    /** One of our own words: "Firefox on Windows". */
    name: (device: string) => device,
    lastUsed: (day: string) => `Last used ${day}`,
    end: 'Sign out',
    getEnd: (device: string) => `Sign out ${device}`,
  },
  continueAs: {
    title: 'Almost there',
    lede: 'You’re one step away from signing in.',
    submit: (email: string) => `Continue as ${email}`,
    elsewhere:
      'Someone asked for this link in another browser. If it wasn’t you, close this page: nothing happens until you continue.',
    other: 'Use another account',
  },
  signOut: {
    title: 'Sign out?',
    lede: 'Homes you saved without an account stay on this device.',
    submit: 'Sign out',
    everywhere: 'Sign out on all devices',
    stay: 'Stay signed in',
  },
  error: {
    title: 'We couldn’t sign you in',
    link: 'This link no longer works',
    linkText: 'Links in our emails work once, for one hour. Ask for a new one.',
    denied: 'You can’t sign in with this account',
    text: 'Something went wrong on our side. Please try again, or sign in another way.',
    back: 'Back to sign in',
    home: 'Go to the home page',
  },
});
