/** A piece of a `filters` expression; `col` is its place in the text, from 0. */
export type Token = {
  type: 'string' | 'numeric' | 'incomplete' | 'empty' | 'punctuation' | 'end';
  text: string;
  col: number;
  quoted: boolean;
};

const SPACE = /[\s]/;
const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;
/** `123TO456` needs no spaces around TO. */
const TIGHT_RANGE = /^(-?\d+(?:\.\d+)?)TO(-?\d+(?:\.\d+)?)$/;
const SPECIAL = new Set(['(', ')', ':', '<', '>', '=', '!', '"', "'", ',']);

/** Splits an expression into tokens; never fails: what cannot be read is a token that no rule accepts. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at]!;
    if (SPACE.test(char)) at++;
    else if (char === '"' || char === "'") at = readQuoted(text, at, found);
    else if (SPECIAL.has(char)) {
      const pair = text.slice(at, at + 2);
      const symbol = ['<=', '>=', '!='].includes(pair) ? pair : char;
      found.push({ type: 'punctuation', text: symbol, col: at, quoted: false });
      at += symbol.length;
    } else at = readWord(text, at, found);
  }
  found.push({ type: 'end', text: '', col: text.length, quoted: false });
  return found;
}

function readWord(text: string, start: number, found: Token[]): number {
  let end = start;
  while (end < text.length && !SPACE.test(text[end]!) && !SPECIAL.has(text[end]!)) end++;
  const word = text.slice(start, end);
  const range = TIGHT_RANGE.exec(word);
  if (range) {
    const [from, to] = [range[1]!, range[2]!];
    found.push({ type: 'numeric', text: from, col: start, quoted: false });
    found.push({ type: 'string', text: 'TO', col: start + from.length, quoted: false });
    found.push({ type: 'numeric', text: to, col: start + from.length + 2, quoted: false });
  } else found.push({ type: NUMBER.test(word) ? 'numeric' : 'string', text: word, col: start, quoted: false });
  return end;
}

/** Inside quotes a backslash takes the next quote or backslash as it is; other backslashes stay. */
function readQuoted(text: string, start: number, found: Token[]): number {
  const quote = text[start];
  let value = '';
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at]!;
    const next = text[at + 1];
    if (char === '\\' && (next === quote || next === '\\')) {
      value += next;
      at++;
    } else if (char === quote) {
      found.push(
        value === ''
          ? { type: 'empty', text: '', col: start + 1, quoted: true }
          : { type: 'string', text: value, col: start, quoted: true },
      );
      return at + 1;
    } else value += char;
  }
  found.push({ type: 'incomplete', text: value, col: start, quoted: true });
  return text.length;
}
