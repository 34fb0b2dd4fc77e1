/**
 * Finds what somebody wrote in a mail that answers another (TALK-3): without the mail it quotes and without signatures.
 * Reads line by line, and no more of a line than its beginning and end, so that a long mail takes no longer than it is
 * long. English and Spanish, and what mail programs of other languages write most.
 */

/** Characters of a line that are looked at. */
const LOOKED_AT = 300;
/** Mail programs break the line that begins a quotation into so many at most. */
const ATTRIBUTION_LINES = 4;

const SIGNATURE = /^--[ \u00a0]?$/;
const RULE = /^_{20,}$/;
const DASHED = /^[-*_ ]{3,40}(?:original message|mensaje original|forwarded message|mensaje reenviado)[-*_ ]{3,40}$/i;
const ATTRIBUTION_STARTS = /^(?:on|el|em|am|le|il)\s/i;
const ATTRIBUTION_ENDS = /(?:wrote|escribió|escribio|escreveu|schrieb|a écrit|ha scritto)\s?:$/i;
const HEADER_FROM = /^\*?(?:from|de|von):\*?\s/i;
const HEADER_NEXT = /^\*?(?:sent|date|to|subject|enviado(?: el)?|fecha|para|asunto|gesendet|an|betreff):\*?\s/i;
const SENT_FROM =
  /^(?:sent from (?:my|outlook|yahoo|mail)|get outlook for|enviado desde (?:mi|outlook|yahoo)|obtener outlook para)\b/i;

const isQuoted = (line: string): boolean => line.startsWith('>') || line.startsWith('|>');

/** How many lines from `start` on say who wrote what is quoted below; 0 when they do not. */
function countAttribution(lines: readonly string[], start: number): number {
  if (!ATTRIBUTION_STARTS.test(lines[start] ?? '')) return 0;
  let said = '';
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const line = lines[start + count - 1];
    if (line === undefined || line === '' || isQuoted(line)) return 0;
    said += ` ${line}`;
    // A year, a time or an address: a sentence of the writer's own has none of them and a colon.
    if (ATTRIBUTION_ENDS.test(line)) return /\d|@/.test(said) ? count : 0;
  }
  return 0;
}

/** True where the headers of a quoted mail begin, as Outlook writes them. */
function isHeaderBlock(lines: readonly string[], start: number): boolean {
  return (
    HEADER_FROM.test(lines[start] ?? '') &&
    lines.slice(start + 1, start + 4).filter((line) => HEADER_NEXT.test(line)).length >= 2
  );
}

/**
 * True for the line that Outlook draws above the mail it quotes. One that somebody draws between words of their own
 * stays.
 */
const isRule = (lines: readonly string[], index: number, line: string): boolean =>
  RULE.test(line) && HEADER_FROM.test(lines.slice(index + 1, index + 4).find((one) => one !== '') ?? '');

/** True where everything from this line on is a signature, or the mail that is answered. */
const isEnd = (lines: readonly string[], index: number, line: string): boolean =>
  SIGNATURE.test(line) || isRule(lines, index, line) || DASHED.test(line) || isHeaderBlock(lines, index);

/** Returns the writer's own words with `\n` between lines, trimmed; empty when there are none. */
export function stripReply(text: string): string {
  const all = text.replaceAll('\r\n', '\n').split(/[\r\n]/);
  // What is compared: the beginning and the end of a line, which is all of an honest one.
  const lines = all.map((line) => {
    const trimmed = line.length > LOOKED_AT ? `${line.slice(0, LOOKED_AT / 2)}${line.slice(-LOOKED_AT / 2)}` : line;
    return SIGNATURE.test(trimmed) ? trimmed : trimmed.trim();
  });
  const own: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isEnd(lines, index, line)) break;
    const said = countAttribution(lines, index);
    if (said > 0) {
      const next = lines.slice(index + said, index + said + 5).find((one) => one !== '');
      // Without marks before its lines nobody can tell where the quotation ends: it goes to the end.
      if (next === undefined || !isQuoted(next)) break;
      index += said - 1;
      continue;
    }
    if (!isQuoted(line)) own.push((all[index] ?? '').trimEnd());
  }
  while (own.length > 0 && /^\s*$/.test(own.at(-1)?.slice(0, LOOKED_AT) ?? '')) own.pop();
  while (SENT_FROM.test(own.at(-1)?.slice(0, LOOKED_AT) ?? '')) {
    own.pop();
    while (own.at(-1) === '') own.pop();
  }
  return own.join('\n').trim();
}

/** Signs of a signed link of ours, or of an address that takes answers, whatever a mail program did to it. */
const PRIVATE = /~\d{13}\.[\w-]{8}|reply\+[gh][a-z0-9]{6,20}-[a-z0-9]{8}-[0-9a-f]{8}|[/_]messages[/_]/i;

/**
 * True for words that hold a private link or address of the mail they answer: the other side must not get it, because
 * who has it writes as this one. Broken lines, quotation marks and encodings in between hide none.
 */
export function hasPrivateLink(text: string): boolean {
  const joined = text
    .replace(/[\s>|]+/g, '')
    .replaceAll('%25', '%')
    .replaceAll(/%7e/gi, '~')
    .replaceAll(/%2f/gi, '/')
    .replaceAll(/%23/gi, '#')
    .replaceAll(/%2b/gi, '+');
  return PRIVATE.test(joined) || PRIVATE.test(joined.replaceAll('=', ''));
}
