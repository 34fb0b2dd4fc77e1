import { expect, type Locator, type Page } from '@playwright/test';

/** A pin by its home or cluster, with its place in the map in pixels. */
type Pin = { key: string; x: number; y: number };
/** Pixels. A map that is drawn again may lie a fraction of a pixel beside where it was. */
const TOLERANCE = 3;

/** Keys of pins that only one of the two pictures has, or that lie elsewhere. */
function differences(one: readonly Pin[], other: readonly Pin[]): string[] {
  const rest = [...other];
  const missing = one.filter(({ key, x, y }) => {
    const index = rest.findIndex(
      (pin) => pin.key === key && Math.abs(pin.x - x) <= TOLERANCE && Math.abs(pin.y - y) <= TOLERANCE,
    );
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return [...missing, ...rest].map(({ key }) => key);
}

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
  /** Pins of single homes that say a price. */
  get prices(): Locator {
    return this.pins.filter({ hasText: /^\$[\d,]+$/ });
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
  getPin(headline: string): Locator {
    return this.pins.and(this.page.getByRole('button', { name: headline }));
  }

  async open(query: string): Promise<void> {
    await this.page.goto(`/search?${query}&view=map`);
    await this.waitUntilDrawn();
  }

  /** Waits until all homes of the search have answered and every pin stands still. */
  async waitUntilDrawn(): Promise<void> {
    // A phone has the server's drawing until its guest stirs, or the page rests (decision 0145).
    await this.page.mouse.move(1, 1);
    await expect(this.pane).not.toHaveAttribute('data-preview');
    await expect(this.pins.first()).toBeVisible();
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    let last: Pin[] = [];
    await expect
      .poll(
        async () => {
          const before = last;
          last = await this.readPicture();
          return last.length > 0 && JSON.stringify(last) === JSON.stringify(before);
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

  /** Which pins the map shows and where, once they stand still. */
  async picture(): Promise<Pin[]> {
    await this.waitUntilDrawn();
    return this.readPicture();
  }

  /** Waits until the map shows the same pins again, each within three pixels of where it was. */
  async expectPicture(wanted: readonly Pin[]): Promise<void> {
    await this.waitUntilDrawn();
    await expect.poll(async () => differences(wanted, await this.readPicture()), { message: 'pins' }).toEqual([]);
  }

  private readPicture(): Promise<Pin[]> {
    return this.pins.evaluateAll((pins) =>
      pins.map((pin) => {
        const { x, y } = pin.getBoundingClientRect();
        const pane = pin.closest('section')?.getBoundingClientRect();
        return { key: pin.dataset.key ?? '', x: x - (pane?.x ?? 0), y: y - (pane?.y ?? 0) };
      }),
    );
  }
}
