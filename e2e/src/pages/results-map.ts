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

  /** Waits until all homes of the search have answered and every pin stands still. */
  async waitUntilDrawn(): Promise<void> {
    await expect(this.pins.first()).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    let last: string[] = [];
    await expect
      .poll(
        async () => {
          const before = last;
          last = await this.readPicture();
          return last.length > 0 && last.join() === before.join();
        },
        { message: 'the pins stand still', intervals: [250] },
      )
      .toBe(true);
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
    // A map that is let go while it moves glides on: a guest who wants to stop holds it still for a tenth of a second.
    await this.page.mouse.move(from.x + x, from.y + y + 1);
    await this.page.evaluate(
      () =>
        new Promise((done) => {
          setTimeout(done, 120);
        }),
    );
    await this.page.mouse.up();
  }

  /** Which pins the map shows and where, once they stand still. Places are rounded to three pixels. */
  async picture(): Promise<string[]> {
    await this.waitUntilDrawn();
    return this.readPicture();
  }

  private readPicture(): Promise<string[]> {
    return this.pins.evaluateAll((pins) =>
      pins.map((pin) => {
        const { x, y } = pin.getBoundingClientRect();
        const pane = pin.closest('section')?.getBoundingClientRect();
        return `${pin.dataset.key} ${Math.round((x - (pane?.x ?? 0)) / 3)} ${Math.round((y - (pane?.y ?? 0)) / 3)}`;
      }),
    );
  }
}
