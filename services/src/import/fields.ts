/** How the fields of an import file are read (docs/import.md): each error is a sentence about the value. */
import * as z from 'zod/mini';
import { isIsoDate, type IsoDate } from '@roost/shared/domain/dates';

export const text = (most: number) =>
  z
    .string({ error: 'it must be text' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'it is empty' }),
      z.maxLength(most, { error: `it is longer than ${most} characters` }),
    );
export const lenientText = (most: number) => z._default(text(most), '');
export const number = (least: number, most: number) => {
  const error = `it must be a number from ${least} to ${most}`;
  return z.coerce.number({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};
export const whole = (least: number, most: number) => {
  const error = `it must be a whole number from ${least} to ${most}`;
  return z.coerce
    .number({ error })
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, { error }));
};
/** Whole units with up to two decimals, as cents. */
export const money = z.pipe(
  z.coerce.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, { error: 'it must be an amount such as 120 or 119.50' })),
  z.transform((value) => Math.round(Number(value) * 100)),
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
  z.regex(/^\/pictures\/[\w./-]+$/, {
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
        if (isIsoDate(from) && isIsoDate(to) && from <= to && (amount !== '') === priced)
          return [{ from, to, cents: Math.round(Number(amount) * 100) }];
        context.issues.push({
          code: 'custom',
          input: entry,
          message: `"${entry}" must be ${priced ? '2026-07-01..2026-08-31=250.00' : '2026-12-20..2026-12-27'}: first and last night`,
        });
        return [];
      }),
    ),
  );
