/**
 * What a migration may not do in one release (expand and contract, docs/production.md): while a release rolls out, code
 * of the release before goes on reading and writing. What it needs is taken away one release later, by a migration
 * whose file says `contract: why nothing reads it`.
 */

const MARK = /\bcontract: \S[^\n]{9,}/;

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|view|materialized\s+view|type|sequence)\b/i, 'drops what the release before may read'],
  [
    /\balter\s+table\s+(?!\S+\s+add\b)[^`]*?\bdrop\s+(?!constraint\b|not\s+null\b|default\b|column\b|expression\b)\w+/i,
    'drops a column',
  ],
  [/\brename\s+(?:to|column|constraint|\w+\s+to)\b/i, 'renames what the release before may read'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+(?:column\s+)?\w+\s+set\s+not\s+null\b/i, 'requires a column that the release before may leave empty'],
  [/\balter\s+(?:column\s+)?\w+\s+drop\s+default\b/i, 'takes a default that the release before may rely on'],
  [/\btruncate\b/i, 'empties a table'],
  [
    /\.(?:dropTable|dropColumn|dropView|renameTo|renameColumn|setNotNull|setDataType|dropDefault)\(/,
    'drops, renames or narrows',
  ],
];

/** Added columns that have to be filled, but have no default: inserts of the release before fail. */
function findUnfilledColumns(sql: string): string[] {
  return [...sql.matchAll(/\badd\s+column\s+(?:if\s+not\s+exists\s+)?(\w+)([^`]*?)(?=,\s*add\b|`|$)/gi)]
    .filter(([, , rest = '']) => /\bnot\s+null\b/i.test(rest) && !/\b(?:default|generated)\b/i.test(rest))
    .map(([, name]) => `adds the column ${name} without a default, which the release before does not fill`);
}

/** What in the source of a migration breaks the release before; nothing when its file is marked. */
export function findContractions(source: string): string[] {
  if (MARK.test(source)) return [];
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [
    ...FORBIDDEN.filter(([pattern]) => pattern.test(code)).map(([, problem]) => problem),
    ...findUnfilledColumns(code),
  ];
}

const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi;
const INDEXED = /\bcreate\s+(?:unique\s+)?index\s+(if\s+not\s+exists\s+)?(\w+)\s+on\s+(\w+)/gi;
/** How a file says that whoever has a large site makes its indexes before the release. */
const BEFOREHAND = /\/\*[\s\S]*`concurrently`[\s\S]*?\*\//;

/**
 * Indexes that a migration makes on tables that are there already: all writes to such a table wait while it is read.
 * Migrations are one transaction, in which nothing is made `concurrently`, so a large site makes the index before the
 * release: the statement has to find it (`if not exists`), and the comment of the file has to say so.
 */
export function findPlainIndexes(source: string): string[] {
  const own = new Set([...source.matchAll(CREATED)].map(([, table]) => table));
  return [...source.matchAll(INDEXED)].flatMap(([, finds, index, table = '']) => {
    if (own.has(table) || (finds !== undefined && BEFOREHAND.test(source))) return [];
    return [
      `makes ${index} on ${table}, which has rows: writes wait for it. Write "create index if not exists", and in the comment that a large site makes it \`concurrently\` beforehand`,
    ];
  });
}
