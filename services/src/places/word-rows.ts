/**
 * Returns the rows of a table that people read and change, `what is meant:words|other words`, as what is meant with
 * each of its words.
 */
export const readWordRows = (table: string): readonly { meant: string; words: readonly string[] }[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const at = row.indexOf(':');
      return { meant: row.slice(0, at), words: row.slice(at + 1).split('|') };
    });
