/**
 * The words of a mail that has only HTML (TALK-3), in lines as they would stand in its text: quotations with `>` before
 * each. Goes through it once and never back, so that a hostile mail takes no longer than it is long.
 */
import { decode } from 'html-entities';

/** Elements whose content nobody sees. */
const UNSEEN = new Set(['head', 'style', 'script', 'template', 'title', 'object', 'svg']);
/** Elements that begin a line and end one. */
const BLOCKS = new Set(
  'address article blockquote body center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Those with a blank line around them. */
const APART = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre']);
const TAG_NAME = /^\/?[a-z][a-z0-9]{0,20}/i;
/**
 * Where a tag or comment begins. Any other `<` is a letter of the text around it, so that a megabyte of them is one
 * piece.
 */
const TAG_START = /<(?:[!?]|\/?[a-z])/gi;

class Lines {
  readonly #lines: string[] = [];
  /** Pieces of the line that is not ended: looking at the end of a text that grows copies it each time. */
  #line: string[] = [];
  #quotes = 0;
  /** Letters so far, those that blanks at the ends of lines take away counted too. */
  size = 0;

  quote(by: 1 | -1): void {
    this.#quotes = Math.max(0, this.#quotes + by);
  }
  add(text: string): void {
    const words = text.replace(/[\s\u00a0]+/g, ' ');
    const piece = this.#line.at(-1)?.endsWith(' ') === false ? words : words.trimStart();
    if (piece !== '') this.#line.push(piece);
    this.size += piece.length;
  }
  /** Ends the line. `always` ends an empty one too. */
  end(always = false): void {
    if (this.#line.length === 0 && !always) return;
    this.#lines.push(`${this.#quotes > 0 ? '> ' : ''}${this.#line.join('').trimEnd()}`);
    this.#line = [];
    this.size += 1;
  }
  /** A blank line, unless there is one. */
  gap(): void {
    const last = this.#lines.at(-1);
    if (last !== undefined && last !== '' && last !== '> ') this.end(true);
  }
  text(): string {
    this.end();
    return this.#lines.join('\n').trim();
  }
}

function takeTag(lines: Lines, name: string, isEnd: boolean): void {
  if (name === 'br') lines.end(true);
  if (name === 'td' || name === 'th') lines.add(' ');
  if (!BLOCKS.has(name)) return;
  lines.end();
  if (APART.has(name)) lines.gap();
  if (name === 'blockquote') lines.quote(isEnd ? -1 : 1);
  if (name === 'li' && !isEnd) lines.add('- ');
}

/** Returns where the reading goes on after what begins with `<` at `start`; the end where something is never closed. */
function skip(html: string, lower: string, start: number, lines: Lines): number {
  const after = (mark: string, from: number): number => {
    const found = lower.indexOf(mark, from);
    return found === -1 ? html.length : found + mark.length;
  };
  if (lower.startsWith('<!--', start)) return after('-->', start + 4);
  if (/^<[!?]/.test(lower.slice(start, start + 2))) return after('>', start);
  const named = TAG_NAME.exec(lower.slice(start + 1, start + 30))?.[0] ?? '';
  const isEnd = named.startsWith('/');
  const name = isEnd ? named.slice(1) : named;
  const inside = after('>', start);
  if (!isEnd && UNSEEN.has(name)) return after('>', after(`</${name}`, inside));
  takeTag(lines, name, isEnd);
  return inside;
}

/**
 * Returns the text of a mail's HTML; empty when nothing is to be read in it. Of a text that is longer than `most` only
 * a beginning that is longer, too.
 */
export function htmlText(html: string, most = Infinity): string {
  // Letters that change their length in lower case would move every place after them.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const lines = new Lines();
  let at = 0;
  while (at < html.length && lines.size <= 2 * most) {
    TAG_START.lastIndex = at;
    const end = TAG_START.exec(html)?.index ?? html.length;
    if (end > at) lines.add(decode(html.slice(at, end)));
    at = end === html.length ? end : skip(html, lower, end, lines);
  }
  return lines.text();
}
