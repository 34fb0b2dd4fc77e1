/** What is wrong with a request, in words. Pure. */
import type * as z from 'zod/mini';

/** Which fields are wrong, and why, in one line: `hours: too big, expected number to be <=2160.` */
export function sayWrong(issues: readonly z.core.$ZodIssue[]): string {
  const parts = issues.map(({ path, message }) => {
    const why = `${message.charAt(0).toLowerCase()}${message.slice(1)}`.replace(/^([\w ]+): /, '$1, ');
    return `${path.length > 0 ? path.join('.') : 'the body'}: ${why}`;
  });
  return `${parts.join('; ')}.`;
}

/** Why a body could not be read at all. */
export const sayUnreadable = ({ statusCode, message }: { statusCode?: number; message: string }): string =>
  statusCode === 415 ? 'Send JSON as application/json.' : `${message.replace(/\.$/, '')}.`;
