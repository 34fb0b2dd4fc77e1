/**
 * What a reload of the checkout needs of the tab's own storage (BOOK-14): choices that say nothing about a person, and
 * the key under which services keep what does (docs/decisions/0114).
 */
import * as z from 'zod/mini';
import { defineStoredValue } from '@roost/shared/storage';

export const keptChoices = /* @__PURE__ */ defineStoredValue({
  key: 'booking.kept',
  schema: z.nullable(
    z.object({
      listingId: z.string(),
      tab: z.string(),
      items: z.array(z.string()),
      promo: z.string(),
      promoApplied: z.boolean(),
      inTwo: z.boolean(),
    }),
  ),
  fallback: null,
  area: 'session',
});
