/** The guest's main way, from the first page to a cancelled stay, step by step (decision 0099). */
import { expect, type APIRequestContext } from '@playwright/test';
import { newestMail } from '../src/mailbox.ts';
import type { FreeStay } from '../src/stays.ts';
import { until } from './browser.ts';
import type { Guest } from './guest.ts';

export type Walk = { guest: Guest; stay: FreeStay; request: APIRequestContext; email: string };
export type Step = { name: string; run: (walk: Walk) => Promise<void> };

const longDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** Turns the calendar's pages until the day is on it, and presses it. */
async function chooseDay({ see, press, browser }: Guest, date: string): Promise<void> {
  const isShown = () =>
    browser.run(
      (day) =>
        [...document.querySelectorAll(`[role=dialog] [data-date="${day}"]`)].some((cell) => cell.checkVisibility()),
      date,
    );
  for (let turned = 0; turned < 14 && !(await isShown()); turned++) {
    const month = () =>
      browser.run(() => document.querySelector('[role=dialog] [data-date]')?.getAttribute('data-date'));
    const before = await month();
    // What is above it may still grow, so that a press misses: a guest presses again.
    await until(async () => {
      await press('button', '^Later months');
      await until(async () => expect(await month()).not.toBe(before), 5_000);
    });
  }
  await see('button', `^${longDay(date)}`, true);
  await press('button', `^${longDay(date)}`);
}

const searching: Step = {
  name: 'searches a place with dates and guests',
  run: async ({ guest, stay }) => {
    await guest.open('/');
    await guest.press('combobox', '^Where');
    // On a phone a sheet opens, and its field has the focus.
    const isPhone = guest.browser.width < 600;
    if (isPhone) await guest.see('dialog', '^Plan a stay');
    await until(async () =>
      expect(
        await guest.browser.run((inSheet) => {
          const field = document.activeElement;
          return field?.tagName === 'INPUT' && (!inSheet || field.closest('[role=dialog]') !== null);
        }, isPhone),
      ).toBe(true),
    );
    await guest.browser.type(stay.region);
    if (!isPhone) await guest.press('button', '^Check in');
    await chooseDay(guest, stay.startDate);
    await chooseDay(guest, stay.endDate);
    if (!isPhone) {
      await guest.press('button', '^Use these dates$');
      await guest.press('button', '^Guests and pets');
    }
    await guest.press('button', '^More: Adults');
    await guest.press('button', '^More: Adults');
    if (!isPhone) await guest.press('button', '^Done$');
    await guest.press('button', '^Search$');
    const path = await guest.isAt(/^\/search\?/);
    expect(path).toContain(`startDate=${stay.startDate}`);
    expect(path).toContain('adults=2');
    expect(new URLSearchParams(path.split('?')[1]).get('query')).toContain(stay.region);
    await guest.reads(/total with taxes/);
  },
};

const filtering: Step = {
  name: 'filters',
  run: async ({ guest }) => {
    await guest.press('button', '^Filters');
    await guest.press('button', '^More: Bedrooms');
    await guest.press('button', '^Show [\\d,]+ homes?$');
    await guest.isAt(/[?&][^=]*[bB]edrooms/);
    await guest.see('button', '^Filters|^1 filter');
  },
};

const paying: Step = {
  name: 'books with a card in the frames of the vault',
  run: async ({ guest, email }) => {
    await guest.press('link', '^Book( this home)?$');
    await guest.isAt(/^\/booking\?/);
    await guest.fill('textbox', '^First name', 'Maya');
    await guest.fill('textbox', '^Last name', 'Ortiz');
    await guest.fill('textbox', '^Email', email);
    await guest.fill('textbox', '^Phone', '4155550198');
    await guest.press('button', '^Continue to payment');
    await guest.see('heading', '^How would you like to pay');
    for (const [frame, text] of [
      ['card number', '4242424242424242'],
      ['expiration date', '0840'],
      ['CVC', '123'],
    ] as const)
      await guest.fill('frame', `^Secure ${frame} input frame`, text);
    await guest.fill('textbox', '^Name on card', 'Maya Ortiz');
    await guest.fill('textbox', '^Address$', '12 Pine Street');
    await guest.fill('textbox', '^City', 'Truckee');
    // The list of a select is the system's: letters choose in it. Ca, not Colorado.
    await guest.browser.run(() =>
      document.querySelector<HTMLSelectElement>('select[autocomplete$="address-level1"]')?.focus(),
    );
    await guest.browser.type('Cal');
    await guest.fill('textbox', '^ZIP code', '96161');
    await guest.press('button', '^Pay \\$');
    await guest.isAt(/^\/booking\/confirmation\/[A-Z0-9-]+$/);
    await guest.reads(/Booked and paid/);
  },
};

const changing: Step = {
  name: 'opens the trip, adds an extra and gives it back unpaid',
  run: async ({ guest }) => {
    await guest.open('/trips');
    await guest.press('link', '^Manage stay');
    await guest.isAt(/^\/trips\/[A-Z0-9-]+$/);
    // The way in comes after the page, and moves what is below it.
    await guest.reads(/Getting there/);
    await guest.press('link', '^Change stay');
    await guest.press('checkbox', '^Early check-in');
    await guest.reads(/To pay now/);
    await guest.press('checkbox', '^Early check-in');
    await guest.reads(/This is your stay as booked/);
  },
};

const talking: Step = {
  name: 'writes to the host',
  run: async ({ guest }) => {
    await guest.open('/trips');
    await guest.press('link', '^Message the host');
    await guest.fill('textbox', '^Write to', 'May we come at noon?');
    await guest.press('button', '^Send$');
    await until(async () => expect((await guest.see('log', '')).text).toContain('May we come at noon?'));
  },
};

const cancelling: Step = {
  name: 'cancels and is refunded',
  run: async ({ guest }) => {
    await guest.open('/trips');
    await guest.press('link', '^Manage stay');
    await guest.isAt(/^\/trips\/[A-Z0-9-]+$/);
    await guest.reads(/Getting there/);
    await guest.press('button', '^Cancel');
    await guest.press('button', '^Cancel, refund \\$');
    await guest.reads(/refunded|on its way/);
  },
};

const signingIn: Step = {
  name: 'signs in by a code from a mail, by keyboard',
  run: async ({ guest, request, email }) => {
    const address = `code-${email}`;
    await guest.open('/api/auth/signin?callbackUrl=/help');
    await guest.fill('textbox', '^Email', address);
    await guest.press('button', '^Email me a sign-in link');
    await guest.reads(/Check your email/);
    const { code } = await newestMail(request, address);
    // The first digit has the focus.
    await until(async () =>
      expect(await guest.browser.run(() => document.activeElement?.getAttribute('autocomplete'))).toBe('one-time-code'),
    );
    await guest.browser.type(code);
    await guest.isAt(/^\/help$/);
    await until(async () =>
      expect(await guest.browser.run(() => document.querySelector('header a[href="/api/auth/signout"]') !== null)).toBe(
        true,
      ),
    );
  },
};

export const STEPS: readonly Step[] = [
  searching,
  filtering,
  {
    name: 'looks at a home, with the total for its dates',
    run: async ({ guest, stay }) => {
      await guest.open(
        `/vacation-rentals/${stay.listingId}?startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`,
      );
      await guest.see('heading', '');
      await guest.reads(/total with taxes/);
    },
  },
  paying,
  changing,
  talking,
  cancelling,
  {
    name: 'keeps a home, which stands among the favorites',
    run: async ({ guest, stay }) => {
      await guest.open(`/vacation-rentals/${stay.listingId}`);
      await guest.press('button', '^Save to favorites');
      await until(async () =>
        expect(
          await guest.browser.run(
            () => document.querySelectorAll('button[aria-pressed="true"][aria-label^="Save to favorites"]').length,
          ),
        ).toBeGreaterThan(0),
      );
      await guest.open('/favorites');
      await guest.reads(new RegExp(stay.headline.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    },
  },
  signingIn,
];
