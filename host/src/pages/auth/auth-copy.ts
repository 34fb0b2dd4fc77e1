/** Every text of the sign-in pages. */

type Told = { field: 'email' | 'password' | 'firstName' | 'code' | null; text: string };

const issuer = (name: string | null) => name ?? 'The other site';

/** What went wrong in words, and beside which field; codes of docs/spec/session.md and our own (AUTH-5). */
export function toldError(code: string, external: string | null): Told {
  const plain: Readonly<Record<string, Told>> = {
    CredentialsSignin: {
      field: 'password',
      text: 'That email and password do not match. Try again or get a link by email.',
    },
    EmailSignin: { field: 'email', text: 'Write your email like name@example.com.' },
    MissingName: { field: 'firstName', text: 'Tell us your name.' },
    MissingPassword: { field: 'password', text: 'Write your password, or get a link by email.' },
    Password_short: { field: 'password', text: 'Use 8 characters or more.' },
    Password_long: { field: 'password', text: 'Use 200 characters or fewer.' },
    Password_common: { field: 'password', text: 'This password is one of the first that are tried. Use another.' },
    WrongCode: { field: 'code', text: 'That code is not right. Look again, or have a new mail sent.' },
    TooManyAttempts: { field: null, text: 'Too many tries. Wait 15 minutes, then try again.' },
    Busy: { field: null, text: 'Many people are signing in right now. Try again in a moment.' },
    SessionRequired: { field: null, text: 'Sign in to see this page.' },
    MissingCSRF: { field: null, text: 'This page was open for a long time. Try again.' },
    Verification: { field: null, text: 'This link was used before or is too old. Ask for a new one.' },
    OAuthSignin: { field: null, text: `${issuer(external)} is not answering. Try again later, or use your email.` },
    OAuthCallbackError: {
      field: null,
      text: `Signing in with ${issuer(external)} was not finished. Try again, or use your email.`,
    },
    OAuthAccountNotLinked: {
      field: null,
      text: 'You have an account with this email already. Sign in the way you did before.',
    },
    EmailNotVerified: {
      field: null,
      text: `${issuer(external)} has not confirmed your email address. Use your email here instead.`,
    },
    'Connection timeout': { field: null, text: 'Roost did not answer in time. Try again.' },
    'Socket timeout': { field: null, text: 'Roost did not answer in time. Try again.' },
    'Network request failed': { field: null, text: 'We could not reach Roost. Check your connection and try again.' },
  };
  if (code === 'AccountNotLinkedError' || code === 'AccountNotLinked')
    return toldError('OAuthAccountNotLinked', external);
  return plain[code] ?? { field: null, text: 'That did not work. Try again.' };
}

export const authCopy = {
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
    forgot: 'Forgot it?',
    submit: 'Sign in',
    link: 'Email me a sign-in link',
    newHere: 'New here?',
    create: 'Create an account',
    already: (email: string) => `You are signed in as ${email}.`,
    goOn: 'Go on',
  },
  signUp: {
    title: 'Make an account',
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
    haveOne: 'Have an account?',
    signIn: 'Sign in',
    strength: [
      'Any words will do, 12 characters or more are best.',
      'Too short: use 8 characters or more.',
      'Long enough. 12 characters or more is better.',
      'Good. 12 characters or more is better; any words will do.',
      'Strong.',
    ],
    common: 'One of the first passwords that are tried. Use another.',
  },
  checkMail: {
    title: 'Check your mail',
    sent: {
      signin: { before: 'We sent a sign-in link to ', after: '. Open it on this device within one hour.' },
      signup: {
        before: 'We sent a link to ',
        after: '. Open it on this device within one hour to finish your account.',
      },
      reset: {
        before: 'If there is an account for ',
        after: ', we sent it a link to set a new password. It works for one hour.',
      },
    },
    sentSomewhere: 'We sent you a link. Open it on this device within one hour.',
    code: 'Or type the 6-digit code',
    digit: (place: number) => `Digit ${place}`,
    submit: 'Sign in with the code',
    nothing: 'Nothing after a minute? Look in spam, or',
    again: 'send it again',
    sentAgain: 'Sent again. The newest mail is the one that works.',
    other: 'Use another email',
  },
  reset: {
    title: 'Forgot your password?',
    lede: 'Tell us your email and we will send a link to set a new one. It works for one hour.',
    submit: 'Send the link',
    back: 'Back to sign in',
  },
  newPassword_: {
    title: 'Set a new password',
    lede: (email: string) => `For ${email}. Other devices will be signed out.`,
    submit: 'Save and sign in',
    none: 'This link was used before or is too old.',
    ask: 'Send a new link',
  },
  signOut: {
    title: 'Sign out?',
    lede: 'Homes you saved here without an account stay on this device.',
    submit: 'Sign out',
    everywhere: 'Sign out on all devices',
    stay: 'Stay signed in',
  },
  error: {
    title: 'Signing in did not work',
    link: 'This link does not work any more',
    linkText: 'Links from our mails work once and for one hour. Ask for a new one.',
    denied: 'You cannot sign in with this account',
    text: 'Something went wrong on our side. Try again, or use another way to sign in.',
    back: 'Back to sign in',
    home: 'Start over',
  },
} as const;
