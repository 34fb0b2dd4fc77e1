/**
 * Reads what `/metrics` of a process answers (Prometheus' text format). Its values are kept by series, so that two
 * readings can be compared.
 */

export type Series = { name: string; labels: Readonly<Record<string, string>> };
/** Values by the text of their series: `roost_pages_total{made="kept"}`. */
export type Reading = ReadonlyMap<string, number>;

/**
 * One line: a series, its value, and perhaps a time that we do not need. Label values may hold any escaped character.
 */
const LINE = /^([a-zA-Z_:][\w:]*(?:\{(?:[^"}]|"(?:[^"\\]|\\.)*")*\})?) +(\S+)(?: -?\d+)?$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;
/** Characters of an answer. A process of ours sends about 200,000. */
const LONGEST = 10_000_000;

const NUMBERS: Readonly<Record<string, number>> = { '+Inf': Infinity, '-Inf': -Infinity, NaN: NaN };
const toNumber = (text: string): number => NUMBERS[text] ?? Number(text);

/** Returns the values of the series that `isWanted` names. Lines that are none of the format are left out. */
export function readExposition(text: string, isWanted: (name: string) => boolean = () => true): Reading {
  const values = new Map<string, number>();
  for (const line of text.slice(0, LONGEST).split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, series, value = ''] = LINE.exec(line.trimEnd()) ?? [];
    if (series === undefined || !isWanted(series.split('{', 1)[0] ?? '')) continue;
    values.set(series, toNumber(value));
  }
  return values;
}

const UNESCAPED: Readonly<Record<string, string>> = { '\\n': '\n', '\\"': '"', '\\\\': '\\' };

/** Returns name and labels of a series. */
export function parseSeries(series: string): Series {
  const [name = ''] = series.split('{', 1);
  const labels = [...series.slice(name.length).matchAll(LABEL)].map(
    ([, label = '', value = '']) =>
      [label, value.replaceAll(/\\[n"\\]/g, (found) => UNESCAPED[found] ?? found)] as const,
  );
  return { name, labels: Object.fromEntries(labels) };
}
