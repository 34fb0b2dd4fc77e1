/** What a refusal of services says beside its code. Apart from the other contracts, because every request reads it. */
import * as z from 'zod/mini';

export const refusalValuesSchema = z.object({
  /** The shortest stay. */
  nights: z.optional(z.number()),
  /** The most pets. */
  pets: z.optional(z.number()),
  /** On which weekday alone the home changes guests in that season: 0 for Sunday to 6 for Saturday. */
  weekday: z.optional(z.number()),
  /**
   * One more English sentence after the catalogue's: the days that are allowed. Other languages say it by its values.
   */
  note: z.optional(z.string()),
  /** To call. */
  phone: z.optional(z.string()),
  /** Why a bank declined a card, where it says so. */
  decline: z.optional(z.string()),
});
/** What fills the blanks of a refusal's text, so that a page can say it in its own language. */
export type RefusalValues = z.infer<typeof refusalValuesSchema>;
