/** The cheapest stay of each month as our services answer it (LIST-8). Money in cents. */
import * as z from 'zod/mini';

export const monthStaysSchema = z.object({
  nights: z.number(),
  /**
   * One for each month that has such a stay, the cheapest first. Together with taxes, before them, and a night of it on
   * average before fees.
   */
  stays: z.array(
    z.object({
      checkIn: z.string(),
      checkOut: z.string(),
      averageCents: z.number(),
      beforeTaxCents: z.number(),
      totalCents: z.number(),
    }),
  ),
});
export type MonthStays = z.infer<typeof monthStaysSchema>;
