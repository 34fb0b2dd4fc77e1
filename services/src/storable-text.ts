/** Text from outside that the database can hold: PostgreSQL takes no zero bytes and no half characters. */
import * as z from 'zod/mini';

/** Leaves out zero bytes and mends lone surrogates. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

/** A text of a request: trimmed, storable, not longer than `longest`. Missing and empty are the same. */
export const storableText = (longest: number) => z._default(z.string().check(z.overwrite(storable), z.trim(), z.maxLength(longest)), '');
