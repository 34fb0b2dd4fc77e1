/**
 * The catalogue of what visits are told by (ANLT-2): each event's name, when it happens and its properties. Regions say
 * `track(name, properties)` with these types; the schemas are for tests and servers, so that no page carries them.
 * `docs/events.md` is written from here by `npm run events`.
 *
 * Money is in whole currency units, as the tools that read it expect; dates never go out, only nights.
 */
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(200));
const productId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const count = z.int().check(z.minimum(0), z.maximum(100_000_000));
const money = z.number().check(z.minimum(0), z.maximum(10_000_000));
const queryId = z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/)));
const stay = { product_id: productId, nights: count, guests: count, pets: count };

/** Where a heart stood, or what else began something. */
const origin = z.string().check(z.maxLength(64));

type Entry<S extends z.ZodMiniObject> = { when: string; schema: S };
const event = <S extends z.ZodMiniObject>(when: string, schema: S): Entry<S> => ({ when, schema });

export const EVENTS = {
  'Products Searched': event(
    'Results of a search are shown',
    z.strictObject({
      query: z.string().check(z.maxLength(200)),
      results: count,
      page: count,
      nights: count,
      guests: count,
      pets: count,
      filters: count,
      view: z.enum(['grid', 'map']),
      query_id: queryId,
    }),
  ),
  'Product Viewed': event(
    'The page of a home is shown',
    z.strictObject({
      product_id: productId,
      name: text,
      nights: count,
      price: z.optional(money),
      query_id: queryId,
      position: z.optional(count),
    }),
  ),
  'Product Clicked': event(
    "The window of a home is opened on the map of results; with its place and the results' name when it is on the page beside the map",
    z.strictObject({ product_id: productId, query_id: queryId, position: z.optional(count) }),
  ),
  favoriteListing: event(
    'A home was saved; with `login_status` the first favorite of a guest who has signed in',
    z.strictObject({
      product_id: productId,
      initiated_from: origin,
      price: z.optional(money),
      login_status: z.optional(z.boolean()),
    }),
  ),
  'Quote Received': event(
    'The price of a stay is shown on the page of a home',
    z.strictObject({ ...stay, total: money }),
  ),
  'Quote Refused': event(
    'A stay that was asked for cannot be had',
    z.strictObject({ product_id: productId, nights: count, about: z.enum(['dates', 'guests']) }),
  ),
  'Checkout Started': event(
    'The booking page of a stay is shown',
    z.strictObject({ ...stay, total: z.optional(money) }),
  ),
  'Checkout Step Completed': event(
    'The guest is done with a step of the booking',
    z.strictObject({ ...stay, step: z.enum(['details', 'payment']) }),
  ),
  'Order Completed': event('A stay was booked', z.strictObject({ ...stay, order_id: text, total: money })),
  'Booking Refused': event('A try to book did not work', z.strictObject({ product_id: productId, reason: text })),
  'Inquiry Sent': event(
    'A question to a host was taken in',
    z.strictObject({ product_id: productId, nights: count, guests: count }),
  ),
  'Signed In': event('Somebody signed in in this browser', z.strictObject({})),
  'Signed Up': event(
    'Somebody made an account in this browser',
    z.strictObject({ favorites: z.optional(count), initiated_from: z.optional(origin) }),
  ),
  'Experiment Viewed': event(
    'A visitor is shown a variation, once an experiment',
    z.strictObject({ experiment_id: text, variation_id: text }),
  ),
} as const;

export type EventName = keyof typeof EVENTS;
export type EventProperties<N extends EventName> = z.input<(typeof EVENTS)[N]['schema']>;
/** An event and its properties, as they travel through the page. */
export type TrackedEvent = { [N in EventName]: { name: N; properties: EventProperties<N> } }[EventName];

/**
 * Returns what is wrong with an event, null when it is as the catalogue says.
 * @internal Tests of the senders compare their events with the catalogue; on the page the types do.
 */
export function eventProblem(name: string, properties: unknown): string | null {
  const entry = Object.entries(EVENTS).find(([known]) => known === name)?.[1];
  if (!entry) return `${name} is not in the catalogue`;
  const parsed = (entry.schema as z.ZodMiniType).safeParse(properties);
  return parsed.success ? null : `${name}: ${z.prettifyError(parsed.error)}`;
}
