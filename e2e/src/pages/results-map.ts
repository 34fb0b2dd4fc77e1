import { expect, type Locator, type Page } from '@playwright/test';

/** The map of the results page. */
export class ResultsMap {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get pane(): Locator {
    return this.page.getByRole('region', { name: /^Map: / });
  }
  get pins(): Locator {
    return this.pane.getByRole('group', { name: /^Homes on the map/ }).getByRole('button');
  }
  /** Pins that say a price. */
  get prices(): Locator {
    return this.pins.filter({ hasText: /^\$/ });
  }
  /** The window of the home that is open. */
  get window(): Locator {
    return this.pane.getByRole('group', { name: /^On the map: / });
  }
  get asIMove(): Locator {
    return this.pane.getByRole('checkbox', { name: 'Search as I move the map' });
  }
  get searchHere(): Locator {
    return this.pane.getByRole('button', { name: 'Search this area' });
  }
  pinOf(headline: string): Locator {
    return this.pins.and(this.page.getByRole('button', { name: headline }));
  }

  async open(query: string): Promise<void> {
    await this.page.goto(`/search?${query}&view=map`);
    await this.waitUntilDrawn();
  }

  async waitUntilDrawn(): Promise<void> {
    await expect(this.pins.first()).toBeVisible();
  }

  /** Drags the map by so many pixels, from a place where nothing lies over it. */
  async drag(x: number, y: number): Promise<void> {
    const box = await this.pane.boundingBox();
    if (!box) throw new Error('The map is not shown.');
    const from = { x: box.x + box.width * 0.72, y: box.y + box.height * 0.5 };
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + x / 2, from.y + y / 2, { steps: 4 });
    await this.page.mouse.move(from.x + x, from.y + y, { steps: 4 });
    // Held still for a moment, so that it does not glide on.
    await this.page.mouse.move(from.x + x, from.y + y + 1);
    await this.page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(done, 120);
        }),
    );
    await this.page.mouse.up();
  }

  /** Where a point of the map is shown: the place of the first tile and of every pin, to the pixel. */
  async picture(): Promise<string[]> {
    return this.pins.evaluateAll((pins) =>
      pins.map((pin) => {
        const { x, y } = pin.getBoundingClientRect();
        const pane = pin.closest('section')?.getBoundingClientRect();
        return `${pin.dataset.key} ${Math.round((x - (pane?.x ?? 0)) / 3)} ${Math.round((y - (pane?.y ?? 0)) / 3)}`;
      }),
    );
  }
}
