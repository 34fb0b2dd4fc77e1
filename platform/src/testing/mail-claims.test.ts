/**
 * A page never claims that a mail was sent: mails leave after the answer, and a mail server that is away gets them later
 * or not at all. It says to whom they go.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';

/** What a mail server would have had to take by now. */
const CLAIMS =
  /\b(?:we(?:’ve)? (?:just )?sent (?:a |an |you |the )|sent again|(?:le |te )?enviamos (?:un|una|el|los|tu) |enviado otra vez)/gi;
/** Spanish has one form for “we send”, of what is always so, and “we sent”. */
const ALWAYS_SO = /legal-copy/;

test('BOOK-9 AUTH-6: no text of a page says that a mail was sent', () => {
  const packages = readdirSync(REPOSITORY).filter((name) => /^(?:host|mfe-\w+)$/.test(name));
  const files = packages.flatMap((name) =>
    readdirSync(join(REPOSITORY, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /copy(?:\.es)?\.ts$/.test(file) && !ALWAYS_SO.test(file))
      .map((file) => join(name, 'src', file)),
  );
  expect(files.length).toBeGreaterThan(20);
  const claims = files.flatMap((file) =>
    [...readFileSync(join(REPOSITORY, file), 'utf8').matchAll(CLAIMS)].map(([words]) => `${file}: ${words}`),
  );
  expect(claims).toEqual([]);
});
