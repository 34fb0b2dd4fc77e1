/**
 * How a guest gets into the home (STAY-1): answered for a confirmed stay to those who may see it, and to nobody else.
 * No part of it is in a listing, in the index, in a reservation or in a trip, so that none of them can give it away.
 */
import * as z from 'zod/mini';

const noteSchema = z.object({ title: z.string(), text: z.string() });

/** What the owner tells every guest of the home. */
export const homeGuideSchema = z.object({
  /** How to get there, and where to park. */
  way: z.array(noteSchema),
  /** Three to five steps, one action each, a landmark first. */
  entry: z.array(noteSchema),
  /** What to do with the code: "Type the code, then press the check mark." */
  lock: z.string(),
  wifi: z.nullable(z.object({ network: z.string(), password: z.string() })),
  hostPhone: z.string(),
  /** Until when the host answers the phone: "10 PM". */
  hostUntil: z.string(),
  notes: z.array(noteSchema),
  leaving: z.array(z.string()),
});
export type HomeGuide = z.infer<typeof homeGuideSchema>;

export const arrivalSchema = z.object({
  code: z.string(),
  address: z.object({
    street: z.string(),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
    zip: z.nullable(z.string()),
    country: z.nullable(z.string()),
  }),
  position: z.object({ lat: z.number(), lng: z.number() }),
  hostName: z.string(),
  door: z.object({
    /** `early`: the code is not given yet; `over`: the stay has ended. */
    phase: z.enum(['early', 'open', 'over']),
    /** First day on which the code is given, at the home (ISO date). */
    opensOn: z.string(),
  }),
  /** Null where the owner has told us nothing, and once the stay has ended. */
  guide: z.nullable(homeGuideSchema),
});
/**
 * `GET /trips/:code/arrival`. Refused with 404 for who may not see the stay and with 409 `not_booked` when it is
 * cancelled or not paid.
 */
export type Arrival = z.infer<typeof arrivalSchema>;

/**
 * `GET /trips/:code/door-code`, asked for by the press of a button. Refused as the arrival is, and with 409 `too_early`
 * or `stay_over`.
 */
export const doorCodeSchema = z.object({ digits: z.string() });
