/** All texts of mfe-consent. Those of the banner and the dialog are fixed by the specification (CONS-1). */
import type { ConsentCategory } from '@roost/shared/domain/consent';
import { defineTexts } from '@roost/shared/texts';

export const copy = /* @__PURE__ */ defineTexts('mfe-consent', {
  region: 'Cookie consent',
  text: 'We use cookies to give you a great browsing experience',
  policy: 'Privacy policy',
  deny: 'Deny',
  accept: 'Accept All',
  customize: 'Customize Preferences',
  title: 'Customize your cookie preferences',
  explanation: 'Choose what each kind of cookie may do. You can change this at any time at the bottom of our pages.',
  required: 'Required',
  allow: 'Allow',
  denied: 'Deny',
  cancel: 'Cancel',
  save: 'Save Preferences',
  unavailable: 'We couldn’t load your cookie preferences. Your earlier choices still apply.',
  categories: {
    custom_necessary: {
      name: 'Essential',
      description: 'Sign-in, search, booking and fraud prevention. The site doesn’t work without these.',
    },
    custom_functional: {
      name: 'Functional',
      description: 'Remembers your recent searches and lets our fraud check look at your device.',
    },
    custom_analytics: {
      name: 'Analytics',
      description: 'Counts visits and errors so we can find what is slow or broken.',
    },
    custom_advertising: { name: 'Advertising', description: 'Lets us show Roost homes to you on other sites.' },
  } satisfies Record<ConsentCategory, { name: string; description: string }>,
});

/** Rows of the dialog, in order. */
export const CATEGORIES: readonly ConsentCategory[] = [
  'custom_necessary',
  'custom_functional',
  'custom_analytics',
  'custom_advertising',
];
