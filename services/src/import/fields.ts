/** How the fields of an import file are read (docs/import.md): each error is a sentence about the value. */
import * as z from 'zod/mini';
import { isIsoDate, type IsoDate } from '@roost/shared/domain/dates';
import { formatTimeOfDay } from '@roost/shared/domain/stay-times';

/**
 * What the database could not keep, or what would be shown as something else than it is: zero bytes, halves of
 * characters, signs that turn the direction of a text.
 */
const UNUSABLE = /[\0\p{Cs}\uFFFD\u202a-\u202e\u2066-\u2069]/u;

export const text = (most: number) =>
  z.string({ error: 'it must be text' }).check(
    z.trim(),
    z.minLength(1, { error: 'it is empty' }),
    z.maxLength(most, { error: `it is longer than ${most} characters` }),
    z.refine((value) => !UNUSABLE.test(value), {
      error: 'it holds a character that is none, or one that turns the direction of the text',
    }),
  );
/** A time of day as people write it (`4 PM`, `16:00`), as pages and mails show it: `4:00 PM`. Other words stay. */
export const timeOfDay = z.pipe(
  text(10),
  z.transform((value) => formatTimeOfDay(value)),
);
export const lenientText = (most: number) => z._default(text(most), '');
/** A number as people write it. JavaScript also takes `true`, `[5]`, `0x10` and three spaces for one. */
const plainNumber = (error: string) =>
  z.pipe(
    z.union(
      [z.number({ error }), z.string({ error }).check(z.trim(), z.regex(/^[+-]?\d{1,15}(\.\d{1,15})?$/, { error }))],
      {
        error,
      },
    ),
    z.transform(Number),
  );
export const number = (least: number, most: number) => {
  const error = `it must be a number from ${least} to ${most}`;
  return plainNumber(error).check(z.refine((value) => value >= least && value <= most, { error }));
};
export const whole = (least: number, most: number) => {
  const error = `it must be a whole number from ${least} to ${most}`;
  return plainNumber(error).check(
    z.refine((value) => Number.isInteger(value) && value >= least && value <= most, { error }),
  );
};
const MONEY = 'it must be an amount such as 120 or 119.50';
/** Whole units with up to two decimals, as cents. */
export const money = z.pipe(
  z.pipe(z.union([z.number({ error: MONEY }), z.string({ error: MONEY })], { error: MONEY }), z.transform(String)),
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,6}(\.\d{1,2})?$/, { error: MONEY })),
    z.transform((value) => Math.round(Number(value) * 100)),
  ),
);
/** What a night costs. Guests would book a home for nothing, and a payment of nothing is none. */
export const nightPrice = money.check(
  z.refine((cents) => cents > 0, { error: 'it must be above 0, such as 120 or 119.50' }),
);
export const list = (most: number, entry: z.ZodMiniType<string, unknown> = text(200)) =>
  z.pipe(
    z.transform((value) =>
      typeof value === 'string'
        ? value
            .split('|')
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    ),
    z
      .array(entry, { error: 'it must be a list' })
      .check(z.maxLength(most, { error: `it has more than ${most} entries` })),
  );
export const picture = text(300).check(
  z.regex(/^\/pictures(\/(?!\.)[\w.-]+)+$/, {
    error: 'a photo must be a path such as /pictures/home-1/front.jpg, below PICTURES_URL',
  }),
);

type Span = { from: IsoDate; to: IsoDate; cents: number };
export const spanSchema = (priced: boolean) =>
  z.pipe(
    list(400),
    z.transform((entries: string[], context): Span[] =>
      entries.flatMap((entry) => {
        const [, from = '', to = '', amount = ''] =
          /^(\S+?)\.\.([\d-]+)(?:=(\d{1,6}(?:\.\d{1,2})?))?$/.exec(entry) ?? [];
        const cents = Math.round(Number(amount) * 100);
        const isRead = isIsoDate(from) && isIsoDate(to) && from <= to && (amount !== '') === priced;
        if (isRead && (!priced || cents > 0)) return [{ from, to, cents }];
        context.issues.push({
          code: 'custom',
          input: entry,
          message: isRead
            ? `"${entry}": a night costs something, the amount must be above 0`
            : `"${entry}" must be ${priced ? '2026-07-01..2026-08-31=250.00' : '2026-12-20..2026-12-27'}: first and last night`,
        });
        return [];
      }),
    ),
  );
