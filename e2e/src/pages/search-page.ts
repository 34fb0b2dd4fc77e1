import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, press } from '../hydrated.ts';
import { nextFrame } from '../next-frame.ts';

/** The results page. */
export class SearchPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** The homes that match; what is only close to it stands below. */
  get cards(): Locator {
    return this.page.getByRole('main').locator('article:not([data-near-match] article)');
  }
  /** The line that says how many homes match. */
  get status(): Locator {
    return this.page
      .getByRole('status')
      .filter({ hasText: /homes?/ })
      .first();
  }
  get nextPage(): Locator {
    return this.page.getByRole('link', { name: /next/i });
  }

  get filters(): FilterPanel {
    return new FilterPanel(this.page);
  }
  /** The cross of a filter that is set, in the bar. */
  removeFilter(label: string): Locator {
    return this.page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: `Remove ${label}` });
  }

  async open(query: string): Promise<void> {
    await this.page.goto(`/search?${query}`);
  }

  /** Waits until React owns the first card: before that a press on a heart would be lost. */
  async waitUntilInteractive(): Promise<void> {
    await hydrated(this.getHeart(this.cards.first()));
  }

  /** Waits until the results of the address are on the screen: their number, their cards, and nothing under way. */
  async waitUntilSettled(): Promise<void> {
    await expect(this.status).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** How many homes the page says match, once nothing is under way. */
  async count(): Promise<number> {
    await expect(this.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(this.status).not.toHaveText('Loading homes');
    const words = await this.status.innerText();
    return Number(/([\d,]+) homes?/.exec(words)?.[1]?.replaceAll(',', '') ?? 0);
  }

  /** A card that the browser has not laid out yet has a text, and no `innerText` (decision 0194). */
  async getHeadline(card: Locator): Promise<string> {
    return (await card.getByRole('heading').textContent()) ?? '';
  }
  getHeart(card: Locator): Locator {
    return card.getByRole('button', { name: /^Save to favorites/ });
  }
  async toggleFavorite(card: Locator): Promise<void> {
    await press(this.getHeart(card));
  }

  /** The card of a home, turning pages until it is found. */
  async findCard(headline: string): Promise<ResultCard> {
    const card = this.cards.filter({ has: this.page.getByRole('heading', { name: headline, exact: true }) }).first();
    const headlines = () => this.cards.getByRole('heading').allTextContents();
    for (let turned = 0; turned < 40; turned++) {
      await this.waitUntilSettled();
      if (await card.isVisible()) return new ResultCard(card);
      await expect(this.nextPage, `"${headline}" is on none of the pages`).toBeVisible();
      const before = await headlines();
      await this.nextPage.click();
      await expect.poll(headlines, { message: 'the next page of results' }).not.toEqual(before);
    }
    throw new Error(`"${headline}" is on none of the first 40 pages.`);
  }
}

/** One home among the results. */
export class ResultCard {
  readonly card: Locator;
  constructor(card: Locator) {
    this.card = card;
  }

  /** The total with taxes: as the card shows it ("$1,214") and to the cent, as it is charged ("$1,214.37"). */
  async total(): Promise<{ shown: string; exact: string }> {
    await expect(this.card).toContainText('total with taxes');
    const amount = this.card.locator('b > data');
    const value = Number(await amount.getAttribute('value'));
    return {
      shown: (await amount.textContent()) ?? '',
      exact: value.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    };
  }

  async open(): Promise<void> {
    await this.card.getByRole('heading').getByRole('link').click();
  }
}

/** All filters: a dialog on wide screens, a sheet on narrow ones. */
export class FilterPanel {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get opener(): Locator {
    return this.page.getByRole('button', { name: /^Filters/ });
  }
  get panel(): Locator {
    return this.page.getByRole('dialog', { name: 'Filters' });
  }
  get apply(): Locator {
    return this.panel.getByRole('button', { name: /^Show [\d,]+ homes?$/ });
  }
  get clearAll(): Locator {
    return this.panel.getByRole('button', { name: 'Clear all' });
  }
  price(end: 'Minimum' | 'Maximum'): Locator {
    return this.panel.getByRole('textbox', { name: end });
  }
  /** The button that adds one to a counter, e.g. of bedrooms. */
  more(counter: string): Locator {
    return this.panel.getByRole('button', { name: `More: ${counter}` });
  }
  choices(group: string): Locator {
    return this.panel.getByRole('group', { name: group }).getByRole('checkbox');
  }

  async open(): Promise<void> {
    await press(this.opener);
    await expect(this.apply).toBeVisible();
  }

  /** Homes that the panel promises, once it has counted the draft. */
  async count(): Promise<number> {
    // The panel says that it counts with the next frame after a press, not with the press itself.
    await nextFrame(this.page);
    await expect(this.apply).toHaveAttribute('aria-busy', 'false');
    return Number(/[\d,]+/.exec(await this.apply.innerText())?.[0].replaceAll(',', ''));
  }
}
