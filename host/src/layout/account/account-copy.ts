/** Texts of the account menu; they come with it. */
import { defineTexts } from '@roost/shared/texts';

export const accountCopy = defineTexts('host/account-menu', {
  account: 'Account',
  menu: 'Menu',
  close: 'Close menu',
  lede: 'Sign in to keep favorites and trips on every device.',
  unknown: 'We can’t check right now whether you’re signed in.',
  signIn: 'Sign in',
  create: 'Create account',
  trips: 'Trips',
  messages: 'Messages',
  find: 'Find a reservation',
  favorites: 'Favorites',
  yourAccount: 'Your account',
  help: 'Help and contact',
  signOut: 'Sign out',
  saved: 'saved',
  more: 'More',
  main: 'Main',
  settings: 'Language, currency and colors',
});
