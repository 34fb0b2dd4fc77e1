/** Home, search and the page of a home. */
import { hydrated, press } from '../src/hydrated.ts';
import type { Scene } from './scene.ts';
import {
  dialog,
  getDates,
  listing,
  open,
  openInSpanish,
  part,
  place,
  search,
  seen,
  settledMap,
} from './scene-steps.ts';

export const SEARCH_SCENES: readonly Scene[] = [
  { name: 'home', whole: true, show: (page) => open(page, '/') },
  {
    name: 'home-consent',
    unanswered: true,
    show: async (page) => {
      await open(page, '/');
      await page.getByRole('region', { name: /cookie/i }).waitFor();
    },
  },
  {
    name: 'consent-preferences',
    stable: true,
    unanswered: true,
    show: async (page) => {
      await open(page, '/help');
      await press(page.getByRole('button', { name: 'Customize Preferences' }));
      await dialog(page).waitFor();
    },
  },
  {
    name: 'home-where',
    show: async (page) => {
      await open(page, '/');
      const where = page.getByRole('main').getByRole('search').getByLabel('Where').first();
      await hydrated(where);
      await where.click();
      await page.keyboard.type('tah', { delay: 40 });
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'home-dates',
    show: async (page) => {
      await open(page, '/');
      await press(page.getByRole('main').getByRole('button', { name: /^Check in/ }));
      await page.getByRole('button', { name: 'Later months' }).first().waitFor();
    },
  },
  {
    name: 'home-guests',
    show: async (page, _, width) => {
      await open(page, '/');
      const box = page.getByRole('main').getByRole('search');
      await press(box.getByRole('button', { name: width < 768 ? /^Check in/ : /^Guests and pets/ }));
      await dialog(page).waitFor();
    },
  },
  { name: 'search-undated', show: (page, stage) => search(page, place(stage)) },
  { name: 'search-dated', whole: true, show: (page, stage) => search(page, `${place(stage)}&${getDates(stage)}`) },
  {
    name: 'search-prices',
    show: async (page, stage) => {
      await search(page, `${place(stage)}&${getDates(stage)}`);
      await press(seen(page.getByRole('combobox', { name: 'Prices' }).or(page.getByLabel('Prices'))));
    },
  },
  {
    name: 'search-order',
    show: async (page, stage) => {
      await search(page, `${place(stage)}&${getDates(stage)}`);
      await press(seen(page.getByRole('button', { name: 'Why this order?' })));
      await dialog(page).waitFor();
    },
  },
  {
    name: 'search-filters',
    show: async (page, stage) => {
      await search(page, `${place(stage)}&${getDates(stage)}`);
      await press(seen(page.getByRole('button', { name: /^Filters/ })));
      await page.getByRole('button', { name: /^Show [\d,]+ homes?$/ }).waitFor();
    },
  },
  {
    name: 'search-applied',
    show: (page, stage) => search(page, `${place(stage)}&${getDates(stage)}&pets=1&minBedrooms=2`),
  },
  { name: 'search-understood', show: (page) => search(page, 'query=dog+friendly+cabin+with+hot+tub+near+lake+tahoe') },
  { name: 'search-empty', show: (page) => open(page, '/search?query=Lake+Tahoe&adults=60') },
  { name: 'search-map', show: (page, stage) => settledMap(page, `${place(stage)}&${getDates(stage)}`) },
  {
    name: 'search-map-card',
    show: async (page, stage) => {
      await settledMap(page, `${place(stage)}&${getDates(stage)}`);
      const pins = page.getByRole('group', { name: /^Homes on the map/ }).getByRole('button', { name: /^\$/ });
      await pins.first().focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'header-editor',
    show: async (page, stage) => {
      await search(page, `${place(stage)}&${getDates(stage)}`);
      await page.getByRole('banner').getByRole('group').or(page.locator('header summary')).first().click();
      await page.waitForTimeout(500);
    },
  },
  { name: 'listing-undated', whole: true, show: (page, stage) => open(page, listing(stage)) },
  {
    name: 'listing-quote',
    show: async (page, stage) => {
      await open(page, `${listing(stage)}?${getDates(stage)}`);
      await page
        .getByText(/Total \(USD\)|total with taxes/)
        .filter({ visible: true })
        .first()
        .waitFor();
    },
  },
  {
    name: 'listing-gallery',
    show: async (page, stage) => {
      await open(page, `${listing(stage)}?photo=1`);
      await dialog(page).waitFor();
    },
  },
  { name: 'listing-reviews', show: (page, stage) => part(page, stage, /reviews$/i) },
  {
    name: 'listing-amenities',
    show: async (page, stage) => {
      await open(page, listing(stage));
      await seen(page.locator('summary').filter({ hasText: /amenities/ })).click();
    },
  },
  { name: 'listing-share', show: (page, stage) => part(page, stage, /^Share/) },
  { name: 'listing-questions', show: (page, stage) => part(page, stage, /question/i) },
  { name: 'listing-inquiry', show: (page, stage) => part(page, stage, /host/i) },
  {
    name: 'host-profile',
    whole: true,
    show: async (page, stage) => {
      await open(page, listing(stage));
      await open(page, (await page.locator('a[href^="/hosts/"]').first().getAttribute('href')) ?? '');
    },
  },
  { name: 'home-spanish', whole: true, show: (page) => openInSpanish(page, '/') },
  {
    name: 'listing-spanish',
    whole: true,
    show: (page, stage) => openInSpanish(page, `${listing(stage)}?${getDates(stage)}`),
  },
];
