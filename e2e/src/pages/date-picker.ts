import { expect, type Locator } from '@playwright/test';

/** "Friday, January 22, 2027", as a day's button is named. */
const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The month calendar of any page. Chooses a stay day by day, as a guest does. */
export class DatePicker {
  readonly region: Locator;
  constructor(region: Locator) {
    this.region = region;
  }

  async choose(startDate: string, endDate: string): Promise<void> {
    await this.press(startDate);
    await this.press(endDate);
  }

  private async press(date: string): Promise<void> {
    const name = longDate.format(new Date(`${date}T00:00:00Z`));
    const day = this.region
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .or(this.region.getByRole('gridcell', { name: new RegExp(`^${name}`) }))
      .first();
    const later = this.region.getByRole('button', { name: 'Later months' });
    await later.waitFor();
    const firstDay = () => this.region.locator('[data-date]').first().getAttribute('data-date');
    for (let turns = 0; turns < 14 && !(await day.isVisible()); turns++) {
      const before = await firstDay();
      await later.click();
      await expect.poll(firstDay, { message: 'the next month' }).not.toBe(before);
    }
    await day.click();
  }
}
