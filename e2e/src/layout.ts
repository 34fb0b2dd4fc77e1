/**
 * A page as lines of text: each landmark, heading, field, button and picture with its place, its size and how it is
 * drawn. Unlike a picture it is the same on every machine, whatever draws the letters there (decision 0108).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { waitForType } from './type.ts';

/**
 * Pixels by which left, top, width and height may differ. Widths of letters are rounded differently by other machines,
 * and add up along a line.
 */
const TOLERANCES = [4, 2, 4, 2] as const;

/**
 * Returns the lines of a page that stands still. What depends on the day or on the homes of the seed is taken out of
 * the page first.
 */
export async function readLayout(page: Page): Promise<string[]> {
  await waitForType(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(maskWhatChanges);
  return page.evaluate(describePage);
}

/**
 * Runs in the page: ends animations, keeps the first card of each list and says the same words in it, writes 0 for
 * every number, price and date, and takes out calendars and maps, whose height depends on the month.
 */
function maskWhatChanges(): void {
  const hide = (selector: string): void => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) element.style.display = 'none';
  };
  // What turns without end is as it is at rest; the rest has arrived.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  hide('[role="grid"], [data-date], .toast, iframe');
  hide('main article ~ article, main li:has(article) ~ li, main li:nth-child(n + 4)');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.nodeValue ?? '';
    if (words.trim() === '' || node.parentElement?.closest('script, style')) continue;
    if (node.parentElement?.closest('article')) node.nodeValue = 'Words';
    else if (/\d/.test(words)) node.nodeValue = '0';
  }
}

/** Runs in the page. Places are from the nearest element around that has a line too, so that one change is one line. */
function describePage(): string[] {
  const WANTED =
    'header, main, footer, nav, aside, section, form, fieldset, article, dialog, table, h1, h2, h3, h4, a, button, summary, label, input, select, textarea, img, [role]';
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colours = new Map<string, string>();
  /** Browsers write one colour in several ways. */
  const toHex = (colour: string): string => {
    const known = colours.get(colour);
    if (known !== undefined || !canvas) return known ?? colour;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const bytes = [...canvas.getImageData(0, 0, 1, 1).data];
    const hex = bytes[3] === 0 ? 'none' : `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    const short = hex.replace(/ff$/, '');
    colours.set(colour, short);
    return short;
  };
  /** A first visit has the display face under a name of its own (decision 0105). */
  const toFace = (family: string): string =>
    family.replaceAll('"', '').trim().replace('Newsreader Deferred', 'Newsreader Display');
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const getName = (element: Element): string => {
    const role = element.getAttribute('role');
    const words = (
      element.getAttribute('aria-label') ??
      (element.childElementCount < 4 ? element.textContent : '') ??
      ''
    )
      .replaceAll(/\s+/g, ' ')
      .trim();
    const shown = /\d/.test(words) || element.closest('article') ? '' : words.slice(0, 28);
    return `${element.tagName.toLowerCase()}${role ? `[${role}]` : ''}${shown ? ` "${shown}"` : ''}`;
  };
  const getLook = (element: Element): string => {
    const style = getComputedStyle(element);
    const font = toFace(style.fontFamily.split(',')[0] ?? '');
    const border = Number.parseFloat(style.borderBlockStartWidth);
    return [
      `${toHex(style.color)} on ${toHex(style.backgroundColor)}`,
      `${font} ${style.fontWeight} ${style.fontSize}/${style.lineHeight}`,
      border > 0 ? `line ${border} ${toHex(style.borderBlockStartColor)}` : '',
      style.borderStartStartRadius === '0px' ? '' : `round ${style.borderStartStartRadius}`,
      style.boxShadow === 'none' ? '' : 'shadow',
    ]
      .filter((part) => part !== '')
      .join(', ');
  };
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => toFace(family));
  const fonts = [...new Set(loaded)].filter((family) => !/Fallback/.test(family));
  const lines = [`fonts | 0 0 0 0 | ${fonts.sort().join(', ')}`];
  for (const element of document.querySelectorAll(WANTED)) {
    if (!isSeen(element)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    let depth = 0;
    for (let above = element.parentElement?.closest(WANTED); above; above = above.parentElement?.closest(WANTED))
      depth += 1;
    const around = element.parentElement?.closest(WANTED)?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const box = [left - around.left, top - around.top, width, height].map(Math.round).join(' ');
    lines.push(`${' '.repeat(depth)}${getName(element)} | ${box} | ${getLook(element)}`);
  }
  return lines;
}

/** Returns what differs, one line each; nothing where a guest would see the same page. */
export function compareLayouts(before: readonly string[], after: readonly string[]): string[] {
  const differences: string[] = [];
  const parse = (line: string) => {
    const [name = '', box = '', look = ''] = line.split(' | ');
    return { name, box: box.split(' ').map(Number), look };
  };
  // Lines that both have, in their order; the others came or went.
  const names = (lines: readonly string[]) => lines.map((line) => line.split(' | ')[0] ?? '');
  const [left, right] = [names(before), names(after)];
  let at = 0;
  for (const [index, name] of left.entries()) {
    const found = right.indexOf(name, at);
    // Far away is another element of the same name.
    if (found < 0 || found > at + 12) {
      differences.push(`gone: ${before[index]?.trim()}`);
      continue;
    }
    for (const line of after.slice(at, found)) differences.push(`new: ${line.trim()}`);
    at = found + 1;
    const [was, is] = [parse(before[index] ?? ''), parse(after[found] ?? '')];
    const moved = TOLERANCES.some((most, side) => !(Math.abs((was.box[side] ?? NaN) - (is.box[side] ?? NaN)) <= most));
    if (moved) differences.push(`place: ${name.trim()} was ${was.box.join(' ')}, is ${is.box.join(' ')}`);
    if (was.look !== is.look) differences.push(`look: ${name.trim()} was ${was.look}, is ${is.look}`);
  }
  for (const line of after.slice(at)) differences.push(`new: ${line.trim()}`);
  return differences;
}

/**
 * Compares a page with the lines that somebody accepted, again while late parts of it come. With ACCEPT_LAYOUT=1 its
 * lines become the accepted ones once they stay the same.
 */
export async function expectAcceptedLayout(page: Page, file: string, where: string): Promise<void> {
  if (process.env.ACCEPT_LAYOUT !== '1') {
    const accepted = await readFile(file, 'utf8').catch(() => '');
    const judge = async () => compareLayouts(accepted.trimEnd().split('\n'), await readLayout(page));
    return expect.poll(judge, { message: `${where}: what differs`, timeout: 30_000 }).toEqual([]);
  }
  let lines: string[] = [];
  const isStill = async () => {
    const before = lines;
    lines = await readLayout(page);
    return lines.join() === before.join();
  };
  await expect.poll(isStill, { intervals: [2_000] }).toBe(true);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
}
