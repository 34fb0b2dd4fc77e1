import type { Locator, Page } from '@playwright/test';
import { press } from '../src/hydrated.ts';
import { nextFrame } from '../src/next-frame.ts';
import { expect, test } from '../src/test.ts';

/** The browser's own colour of a name such as `Highlight`, as computed styles write it. */
const getSystemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.createElement('div');
    probe.style.cssText = `forced-color-adjust: none; background: ${colour}`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

/** What is drawn of a slider, found from the field of one of its thumbs. */
const readSlider = (thumbField: Locator) =>
  thumbField.evaluate((field) => {
    // The field itself is a point that nobody sees.
    let thumb = field.parentElement;
    while (thumb && thumb.offsetWidth < 8) thumb = thumb.parentElement;
    const track = thumb?.parentElement;
    const fill = track?.firstElementChild;
    if (!thumb || !track || !fill) throw new Error('A slider has no track.');
    const style = getComputedStyle(thumb);
    return {
      track: getComputedStyle(track, '::before').backgroundColor,
      fill: getComputedStyle(fill).backgroundColor,
      thumb: `${style.borderBlockStartStyle} ${style.borderBlockStartWidth} ${style.borderBlockStartColor}`,
      focus: `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`,
      bars: [...(track.parentElement?.querySelectorAll('[aria-hidden] i') ?? [])].map(
        (bar) => getComputedStyle(bar).backgroundColor,
      ),
    };
  });

test.describe('where colours are forced', () => {
  test('UI-5 SRCH-18: the price slider is drawn in system colours: what is chosen, what is not, and the thumb that has the focus @a11y @search @mfe-search @night', async ({
    page,
    search,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await search.open('query=Lake+Tahoe');
    await search.waitUntilSettled();
    await search.filters.open();
    const [highlight, grey, text] = await Promise.all(
      ['Highlight', 'GrayText', 'ButtonText'].map((name) => getSystemColour(page, name)),
    );
    expect(new Set([highlight, grey, text]).size).toBe(3);
    const thumbs = search.filters.panel.getByRole('slider');
    await expect(thumbs).toHaveCount(2);
    // Far enough to the right that some bars are outside of what is chosen.
    await thumbs.first().focus();
    for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('PageUp');
    await expect(async () => {
      await nextFrame(page);
      const [first, last] = [await readSlider(thumbs.first()), await readSlider(thumbs.last())];
      expect(first).toMatchObject({ track: grey, fill: highlight, thumb: `solid 2px ${text}` });
      expect(first.focus).toBe(`solid 2px ${highlight}`);
      expect(last).toMatchObject({ thumb: `solid 2px ${text}` });
      expect(last.focus).not.toContain('solid');
      expect(first.bars).toContain(highlight);
      expect(first.bars).toContain(grey);
    }).toPass({ timeout: 60_000 });
  });

  test('UI-5: dialogs have an edge, choices a line, switches a knob, and days that cannot be chosen are grey @a11y @consent @search @mfe-consent @mfe-search', async ({
    page,
    search,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const grey = await getSystemColour(page, 'GrayText');
    await search.open('query=Lake+Tahoe');
    await search.waitUntilSettled();
    const choice = page.getByRole('combobox', { name: 'Sort' });
    await expect(choice).toHaveCSS('outline-style', 'solid');
    await search.filters.open();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await expect(dialog).toHaveCSS('outline-style', 'solid');
    await expect(dialog).toHaveCSS('outline-width', '2px');
    await page.keyboard.press('Escape');

    await page.goto('/');
    await press(page.getByRole('main').getByRole('button', { name: /^Check in/ }));
    const outside = page.getByRole('gridcell', { disabled: true }).locator('span').first();
    // On the first of a month no day is over: those after the last that can be chosen look the same.
    const later = page.getByRole('button', { name: 'Later months' });
    await expect(later).toBeVisible();
    while ((await outside.count()) === 0) await later.click();
    await expect(outside).toHaveCSS('color', grey);
    await page.keyboard.press('Escape');

    await press(page.getByRole('button', { name: 'Cookie preferences' }));
    const knob = page.getByRole('switch').first();
    await expect(knob).toBeVisible();
    const draws = () => knob.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
    const canvas = await getSystemColour(page, 'ButtonFace');
    expect(await draws()).not.toBe(canvas);
  });

  test('UI-5: a round button has one ring: a counter its circle, a heart a line around it @a11y @search @mfe-search @mfe-favorites @night', async ({
    page,
    search,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await search.open('query=Lake+Tahoe');
    await search.waitUntilSettled();
    const heart = search.cards.first().getByRole('button', { name: /^Save to favorites/ });
    await expect(heart).toHaveCSS('outline-offset', '-4px');
    await page.goto('/');
    await press(page.getByRole('main').getByRole('button', { name: /^Guests and pets/ }));
    for (const name of ['More: Adults', 'Fewer: Adults']) {
      const button = page.getByRole('button', { name }).first();
      await expect(button).toHaveCSS('outline-style', 'none');
      expect(await button.evaluate((found) => getComputedStyle(found, '::before').borderBlockStartStyle)).toBe('solid');
    }
    const more = page.getByRole('button', { name: 'More: Adults' }).first();
    await more.focus();
    await page.keyboard.press('Shift');
    await expect(more).toHaveCSS('outline-width', '2px');
  });
});
