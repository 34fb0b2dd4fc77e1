/**
 * The layout of every mail: one column of tables with inline styles, which old and new mail programs draw alike; light,
 * and dark in programs that ask for it. Nothing is loaded from a server, so that nothing is blocked or tracked: the
 * picture of the home is attached (decision 0043).
 */
import { asWritten, currentLanguage } from '@roost/shared/texts';
import { PICTURE_CID } from './home-picture.ts';
import { mailTexts as texts } from './mail-texts.ts';

/** A table of facts or amounts, with a heading. */
export type FrameTable = {
  title?: string;
  note?: string;
  /** Its rows are the host's own words, names and all. */ byHost?: boolean;
  rows: readonly FrameRow[];
};

/** A fact. `'by-host'`: the host wrote its value, which does not change with the mail's language. */
export type FrameRow = readonly [name: string, value: string, words?: 'by-host'];

/**
 * Returns a note that the host wrote these words, and in which language, when the mail is in another one than hosts
 * write.
 */
export function hostNote(rows: readonly FrameRow[], byHost = false): string {
  if (asWritten().lang === undefined) return '';
  // Directions and steps are in the language of homes; messages of hosts may be in any.
  if (byHost) return rows.length > 0 ? texts.inEnglish : '';
  return rows.some(([, , words]) => words !== undefined) ? texts.byHost : '';
}

/** Returns the language of the host's words as an attribute; empty when it is the mail's own. */
function writtenAttribute(isHosts: boolean): string {
  const { lang } = asWritten();
  return isHosts && lang !== undefined ? ` lang="${lang}"` : '';
}
export type MailFrame = {
  heading: string;
  /** True shows the picture of the home, attached as `PICTURE_CID`, above the heading. */
  picture?: boolean;
  /** Shown by mail programs beside the subject. */
  preview: string;
  paragraphs: readonly string[];
  /** A code in large type, to be typed. */
  code?: { lead: string; digits: string };
  tables: readonly FrameTable[];
  link?: { words: string; url: string };
  /** Small print at the end. */
  closing: readonly string[];
};

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => HTML[character] ?? character);
/**
 * Returns a text with its line breaks, keeping times of day, phone numbers and shortened addresses on one line. A phone
 * number is a link: what a guest is to call can be pressed.
 */
const lines = (text: string): string =>
  safe(text)
    .replaceAll(/(\d) (?=[AP]M\b)/g, '$1&nbsp;')
    .replaceAll(/[^\s.]*…@[\w-]+(?:\.[\w-]+)+/g, '<span style="white-space:nowrap">$&</span>')
    .replaceAll(
      /\((\d{3})\) (\d{3})-(\d{4})/g,
      '<a href="tel:+1-$1-$2-$3" style="color:inherit;white-space:nowrap">$&</a>',
    )
    .replaceAll('\n', '<br>');
/** Returns true for an address alone in a cell: it becomes a link with the row's name. */
const isLink = (text: string): boolean => /^https?:\/\/\S+$/.test(text);
const cell = (name: string, text: string): string =>
  isLink(text)
    ? `<a href="${safe(text)}" style="color:#12594d;white-space:nowrap">${safe(texts.open(name))}</a>`
    : lines(text);

const TEXT = "Figtree,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const DISPLAY = "'Newsreader Display',Georgia,'Times New Roman',serif";

/**
 * The dark colors of tokens-dark.css, and no frame on phones. Programs without style elements show the light colors.
 */
const STYLES = `
body{margin:0;background:#efefea}
@media(max-width:599px){.out{padding:0!important}.box{border-radius:0!important;border-left:0!important;border-right:0!important}.px{padding-left:20px!important;padding-right:20px!important}.h1{font-size:26px!important}.btn a{display:block!important;text-align:center}}
@media(prefers-color-scheme:dark){body,.out{background:#0d1412!important}.box{background:#19231f!important;border-color:#27332f!important}.s{color:#eef3f0!important}.b{color:#c9d3ce!important}.q{color:#a0b0a9!important}.l{border-color:#384742!important}.m{color:#a5dcc9!important}.b a,.q a,.s a{color:#8fd2bb!important}.btn a{background:#84cbb4!important;color:#06231e!important}.sun{background:#0d1412!important}}`.trim();

const table = (attributes: string, body: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${body}</table>`;
const section = (style: string, body: string): string => `<tr><td class="px" style="${style}">${body}</td></tr>`;
const paragraph = (text: string): string =>
  `<p class="b" style="margin:0 0 12px;font:400 16px/1.55 ${TEXT};color:#37433f">${lines(text)}</p>`;

/** Letters of a name that stands on one line on phones, too. */
const SHORT_NAME = 16;

/** Returns true for an amount. Amounts are aligned at the end of their line, other facts beside their name. */
const isAmount = (value: string): boolean => /^[−-]?(?:US)?\$[\d,.]+$/.test(value);

function factRow([name, value, words]: FrameRow, { amounts, byHost }: { amounts: boolean; byHost: boolean }): string {
  const total = [texts.rows.total, texts.rows.refund, texts.rows.owed].includes(name);
  // Sums stand apart from what they sum up.
  const line = total || name === texts.rows.beforeTaxes ? ';border-top:1px solid #cfd2cb;padding-top:12px' : '';
  const font = total ? '600 17px/1.4' : '400 15px/1.45';
  const width = amounts || name.length > SHORT_NAME ? '' : ' width="28%"';
  const wrap = name.length > SHORT_NAME ? '' : ';white-space:nowrap';
  const end = isAmount(value) || (amounts && isLink(value)) ? ' align="right"' : '';
  return `<tr><td${writtenAttribute(byHost)} class="${total ? 's' : 'q'} l"${width} valign="top" style="padding:6px 16px 6px 0;font:${font} ${TEXT};color:${total ? '#14201d' : '#5a6661'}${line}${wrap}">${lines(name)}</td><td${writtenAttribute(byHost || words === 'by-host')} class="s l"${end} valign="top" style="padding:6px 0;font:${total ? '700 17px/1.4' : '500 15px/1.45'} ${TEXT};color:#14201d${line}">${cell(name, value)}</td></tr>`;
}

function factTable({ title, note, rows, byHost = false }: FrameTable): string {
  const head = title
    ? `<h2 class="s" style="margin:0 0 6px;font:500 21px/1.25 ${DISPLAY};color:#14201d">${safe(title)}</h2>`
    : '';
  const small = (text: string) =>
    text === '' ? '' : `<p class="q" style="margin:6px 0 0;font:400 14px/1.5 ${TEXT};color:#5a6661">${safe(text)}</p>`;
  const written = small(hostNote(rows, byHost));
  // A link below amounts is aligned with them.
  const amounts = rows.some(([, value]) => isAmount(value));
  // The note comes before text in another language, and after such a row among others.
  const body = `${head}${byHost ? written : ''}${table('width="100%"', rows.map((row) => factRow(row, { amounts, byHost })).join(''))}${small(note ?? '')}${byHost ? '' : written}`;
  return section(
    'padding:0 40px 24px',
    `<div class="l" style="border-top:1px solid #e2e3dd;padding-top:20px">${body}</div>`,
  );
}

/** Returns the mail's HTML. All input is escaped here and nowhere else. */
export function renderMailHtml({
  heading,
  picture = false,
  preview,
  paragraphs,
  code,
  tables,
  link,
  closing,
}: MailFrame): string {
  const button =
    link &&
    section(
      'padding:4px 40px 28px',
      table(
        '',
        `<tr><td class="btn"><a href="${safe(link.url)}" style="display:inline-block;background:#12594d;color:#fff;font:600 16px/1.2 ${TEXT};text-decoration:none;padding:15px 26px;border-radius:8px">${safe(link.words)}</a></td></tr>`,
      ),
    );
  const digits =
    code &&
    section(
      'padding:0 40px 20px',
      `${paragraph(code.lead)}<p class="s" style="margin:0;font:600 30px/1.2 ${TEXT};letter-spacing:6px;color:#14201d">${safe(code.digits)}</p>`,
    );
  const end = closing
    .filter((text) => text !== '')
    .map((text) => `<p class="q" style="margin:0 0 6px;font:400 14px/1.55 ${TEXT};color:#5a6661">${lines(text)}</p>`)
    .join('');
  const box = [
    section(
      'padding:24px 40px 8px',
      `<span class="m" style="font:520 25px/1 ${DISPLAY};letter-spacing:-.02em;color:#0c463c">Roost</span>`,
    ),
    // Decorative: the text names the home. Without pictures there is no gap.
    picture &&
      `<tr><td style="padding:12px 0 4px"><img src="cid:${PICTURE_CID}" alt="" width="600" style="display:block;width:100%;max-width:600px;height:auto;border:0"></td></tr>`,
    section(
      'padding:16px 40px 8px',
      `<h1 class="h1 s" style="margin:0 0 12px;font:500 30px/1.16 ${DISPLAY};letter-spacing:-.012em;color:#14201d">${safe(heading)}</h1>${paragraphs.map(paragraph).join('')}`,
    ),
    button,
    digits,
    ...tables.filter(({ rows }) => rows.length > 0).map(factTable),
    end !== '' && `<tr><td class="sun px" style="padding:20px 40px 22px;background:#f7f7f4">${end}</td></tr>`,
  ]
    .filter((part) => part !== false && part !== undefined)
    .join('');
  return [
    `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${safe(heading)}</title><style>${STYLES}</style></head><body>`,
    `<div style="display:none;max-height:0;overflow:hidden">${safe(preview)}</div>`,
    table(
      'width="100%"',
      `<tr><td class="out" align="center" style="padding:32px 12px;background:#efefea">${table(
        'class="box" width="600" style="width:100%;max-width:600px;background:#fff;border:1px solid #e2e3dd;border-radius:12px;border-collapse:separate;overflow:hidden"',
        box,
      )}</td></tr>`,
    ),
    '</body></html>',
  ].join('');
}
