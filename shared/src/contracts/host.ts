/**
 * A host as our services show one to guests (LIST-8): homes, reviews of all of them, and how messages are answered.
 * Nothing to write to.
 */
import * as z from 'zod/mini';
import { hostRecordSchema, hostSchema, listingSummarySchema, reviewSchema } from './listing.ts';

export const hostRepliesSchema = z.object({
  /** Messages and questions of the last year that are older than a day. */
  asked: z.number(),
  /** Of these, how many were answered within a day. */
  withinDay: z.number(),
  /** Half of the answers came within so many minutes. */
  medianMinutes: z.number(),
});
export type HostReplies = z.infer<typeof hostRepliesSchema>;

/** Answer of `GET /hosts/:id?page=`. */
export const hostProfileSchema = z.extend(hostRecordSchema, {
  host: hostSchema,
  /** The best rated first. */
  listings: z.array(listingSummarySchema),
  /** Reviews of all homes of the host, newest first, a page of them. */
  latest: z.array(z.extend(reviewSchema, { listingId: z.string(), headline: z.string(), path: z.string() })),
  page: z.number(),
  pages: z.number(),
  /** Null while there is too little to say. */
  replies: z.nullable(hostRepliesSchema),
});
export type HostProfile = z.infer<typeof hostProfileSchema>;
