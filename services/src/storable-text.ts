/** Text from outside in a form that the database accepts: PostgreSQL refuses zero bytes and lone surrogates. */
import * as z from 'zod/mini';

/** Removes zero bytes and replaces lone surrogates. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** Line breaks and other control characters. A name that holds one could add lines of its own to a mail. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Characters that turn the direction of what follows: a text could look like another one, also to the person who reads
 * reviews.
 */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;
/**
 * Characters that nobody sees, so that two names which look the same would be two. What joins letters and emoji stays,
 * and what chooses their form.
 */
const INVISIBLE = /(?![\u200c\u200d\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** A text of nothing but what joins or stands above letters that are not there. */
const NOTHING = /^[\p{M}\s\u200c\u200d\u2800]+$/u;
/** Marks above one letter beyond those of any language, which would cover the lines around it. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Control characters but the line break and the tab: in a terminal they are commands (`npm run reviews`). */
const COMMANDS = /[^\P{Cc}\n\t]/gu;

const oneLine = (longest: number) =>
  z.string().check(
    z.overwrite((text) =>
      storable(text)
        // An address typed on another system is the same address.
        .normalize('NFC')
        .replace(CONTROL, ' ')
        .replace(TURNS, '')
        .replace(INVISIBLE, '')
        .replace(PILED_MARKS, '$1')
        .replace(NOTHING, ''),
    ),
    z.trim(),
    z.maxLength(longest),
  );

/** A text of a request, on one line: trimmed, storable, not longer than `longest`. Missing and empty are the same. */
export const storableText = (longest: number) => z._default(oneLine(longest), '');

/** The same for an optional text, where missing and empty differ. */
export const optionalText = (longest: number) => z.optional(oneLine(longest));

const LINES_MOST = 20_000;

/**
 * What somebody writes: its lines stay lines, with `\n` between. Far longer than any limit is not even read. Missing
 * and empty are the same.
 */
export const storableLines = z._default(
  z.string().check(
    z.overwrite((text) => storable(text).replace(/\r\n?/g, '\n').replace(COMMANDS, '').replace(TURNS, '')),
    z.trim(),
    z.maxLength(LINES_MOST),
  ),
  '',
);

/** Names one attempt of a client, so that a repeated request does nothing twice. */
export const idempotencyKeySchema = z.string().check(z.overwrite(storable), z.minLength(8), z.maxLength(100));
