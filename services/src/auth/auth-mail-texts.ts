/** Every text of the mails of sign-in. */
import { defineTexts } from '@roost/shared/texts';
import { CODE_MINUTES, TOKEN_MINUTES } from './tokens.ts';

export const authMailTexts = defineTexts('services/auth-mail', {
  life: TOKEN_MINUTES === 60 ? 'one hour' : `${TOKEN_MINUTES} minutes`,
  linkLife: (life: string) => `The link works once and expires in ${life}.`,
  codeLife: `The code works once and expires in ${CODE_MINUTES} minutes.`,
  orCode: `Or type this code within ${CODE_MINUTES} minutes on the page where you asked for it:`,
  notYou: 'If this wasn’t you, ignore this email. Nothing changes.',
  codeSubject: (code: string) => `${code} is your Roost code`,
  signIn: {
    heading: 'Sign in to Roost',
    lead: 'Here is your link to sign in to Roost.',
    button: 'Sign in',
  },
  signUp: {
    subject: 'Confirm your email for Roost',
    lead: 'One step left: confirm that this is your email address.',
    button: 'Confirm and sign in',
  },
  exists: {
    subject: 'You already have a Roost account',
    lead: 'You already have an account with this email address. This link signs you in.',
  },
  reset: {
    subject: 'Set a new password for Roost',
    lead: 'Here is your link to set a new password.',
    button: 'Set a new password',
    ignore: 'If this wasn’t you, ignore this email. Your password stays as it is.',
  },
  told: {
    notYou: 'If this wasn’t you, sign in with an emailed link and check your devices now',
    button: 'See your devices',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your Roost account',
    text: (device: string) => `A passkey was added with ${device}. It signs in without a password.`,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your Roost account',
    text: 'A passkey was removed. It no longer signs in.',
  },
  passwordChanged: {
    subject: 'Your Roost password was changed',
    text: 'Your password was changed and other devices were signed out.',
    removed: (count: number) =>
      count === 1
        ? 'One passkey was removed and no longer signs in.'
        : `${count} passkeys were removed and no longer sign in.`,
    kept: (count: number) =>
      count === 1 ? 'One passkey stays and still signs in.' : `${count} passkeys stay and still sign in.`,
    notYou: 'If this wasn’t you, set a new one now',
  },
  deleted: {
    subject: 'Your Roost account is deleted',
    heading: 'Your account is deleted',
    told: 'Your Roost account is deleted, with your favorites, messages, questions, reviews, passkeys and devices.',
    kept: (phone: string) =>
      `For our books we keep the home, dates and amounts of past stays, without your name, address or card. Copies in our backups are deleted within 35 days. If this wasn’t you, call ${phone}.`,
  },
  listOwned: {
    subject: (list: string) => `The list “${list}” is yours now`,
    told: (list: string) =>
      `The person who began the list “${list}” has deleted their Roost account. You were the first to join it, so it’s yours now: homes, notes and votes of everyone else are still there. You can rename it, invite others or delete it.`,
    button: 'See the list',
  },
  listHandedOver: {
    subject: (list: string, owner: string) => `The list “${list}” is ${owner}’s now`,
    told: (list: string, owner: string) =>
      `The person who began the list “${list}” has deleted their Roost account. ${owner} looks after it now. You can go on adding homes, notes and votes.`,
    button: 'See the list',
  },
  emailChange: {
    heading: 'Confirm your new email',
    lead: 'Type this code on your account page to use this address for your Roost account.',
  },
  emailKnown: {
    subject: 'This email address already has a Roost account',
    heading: 'This email address already has an account',
    told: 'Someone, probably you, wants to use this email address for another Roost account. It already has an account of its own.',
    next: 'Nothing has changed. To use this address for the other account, first delete the one it has.',
  },
  emailChanged: {
    subject: 'The email address of your Roost account was changed',
    heading: 'Your email address was changed',
    told: (shown: string) =>
      `The email address of your Roost account was changed to ${shown}. Other devices were signed out, and this address no longer signs in.`,
    next: (phone: string) => `If this wasn’t you, call ${phone} right away.`,
  },
});
