/** Body of `POST /api/t`: one event of a visit, as our own services keep it (ANLT-2; docs/spec/analytics.md). */
import * as z from 'zod/mini';

const short = (most: number) => z.string().check(z.maxLength(most));
/** More than any event of ours has; without a bound one visitor could fill the table (SAFE-6). */
const MOST_PROPERTIES = 40;
/** Characters of the properties as JSON. An event is kept for months. */
const MOST_TEXT = 4_000;
const words = z.optional(short(200));

export const visitEventSchema = z.object({
  name: z.string().check(z.regex(/^[\w ]{1,64}$/)),
  anonymousId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  /** Profile id of a signed-in guest. Kept only when it is the one of the session. */
  userId: z.nullable(short(64)),
  path: z.string().check(z.regex(/^\/[^?#]*$/), z.maxLength(500)),
  search: short(2000),
  title: short(300),
  url: z.url().check(z.maxLength(2500)),
  userAgentData: z.object({
    brands: z.array(z.object({ brand: short(100), version: short(40) })).check(z.maxLength(10)),
    mobile: z.boolean(),
    platform: short(60),
  }),
  analyticsSessionId: z.string().check(z.regex(/^\d{13}$/)),
  /** True keeps the name as it is; otherwise it is kept with the name of this site before it. */
  withoutPrefix: z.boolean(),
  properties: z.record(short(64), z.union([short(500), z.number(), z.boolean(), z.null()])).check(
    z.refine((properties) => Object.keys(properties).length <= MOST_PROPERTIES),
    z.refine((properties) => JSON.stringify(properties).length <= MOST_TEXT),
  ),
  campaign: z.object({ content: words, medium: words, name: words, source: words, term: words }),
});
export type VisitEvent = z.infer<typeof visitEventSchema>;
