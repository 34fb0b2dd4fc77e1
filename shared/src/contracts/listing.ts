/**
 * A listing as our services answer it. Money is integer cents, dates are ISO (YYYY-MM-DD), lengths of stay are nights.
 * The exact address is never in here (GEO-4): `location` is an offset point with a radius in metres.
 */
import * as z from 'zod/mini';

export const AVAILABILITY_CODES = ['DC', 'DO', 'DI', 'DX', 'NC', 'NI', 'NO', 'NX'] as const;
export const availabilityCodeSchema = z.enum(AVAILABILITY_CODES);
/**
 * Codes of a day (SRCH-12): DC available, DO stay or check-out, DI stay or check-in, DX stay only, NC only check-in or
 * out, NI only check-in, NO only check-out, NX not available.
 */
export type AvailabilityCode = z.infer<typeof availabilityCodeSchema>;

export const calendarDaySchema = z.object({
  date: z.string(),
  code: availabilityCodeSchema,
  minStay: z.number(),
  maxStay: z.number(),
  /** Nightly price in cents, or null when there is no rate for the night (error 1015). */
  priceCents: z.nullable(z.number()),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

export const calendarSchema = z.object({ listingId: z.string(), days: z.array(calendarDaySchema) });
export type Calendar = z.infer<typeof calendarSchema>;

export const feesSchema = z.object({
  /** Null when pets are not allowed. */
  petCents: z.nullable(z.number()),
  cleaningCents: z.number(),
  guestService: z.object({ percent: z.number(), maxCents: z.number() }),
  damageProtectionCentsPerNight: z.number(),
});
export type Fees = z.infer<typeof feesSchema>;

/** Who took a photo, and under which licence it is shown. */
const photoCreditSchema = z.object({
  /** `© Ana Ruiz`: the same in every language. */
  text: z.string(),
  /** Name and address of a public licence: `CC BY 4.0`. */
  license: z.optional(z.string()),
  licenseUrl: z.optional(z.string()),
});
export type PhotoCredit = z.infer<typeof photoCreditSchema>;

export const photoSchema = z.object({
  url: z.string(),
  caption: z.string(),
  sortOrder: z.number(),
  /**
   * The room it shows, in words: `Bedroom 2`. Equal to the name of a sleeping room where it shows one. Missing where
   * nobody said.
   */
  room: z.optional(z.string()),
  /** Shown until the picture has loaded: its mean colour, `#8fa3b1`. */
  color: z.optional(z.string()),
  credit: z.optional(photoCreditSchema),
});
export type Photo = z.infer<typeof photoSchema>;

export const BED_KINDS = ['king', 'queen', 'double', 'single', 'bunk', 'sofa'] as const;
export type BedKind = (typeof BED_KINDS)[number];

/** A room with beds: a bedroom, or another room with a sofa bed in it. */
export const sleepingRoomSchema = z.object({
  /** `Bedroom 1`, `Bunk room`, `Living room`. */
  name: z.string(),
  beds: z.array(z.object({ kind: z.enum(BED_KINDS), count: z.number() })),
});
export type SleepingRoom = z.infer<typeof sleepingRoomSchema>;

export const amenitiesSchema = z.object({
  amenities: z.array(z.string()),
  location: z.array(z.string()),
  view: z.array(z.string()),
  accessibility: z.array(z.string()),
  activities: z.array(z.string()),
});
export type Amenities = z.infer<typeof amenitiesSchema>;

export const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  /** ISO date of the review. */
  date: z.string(),
  /** 1 to 5. */
  rating: z.number(),
  title: z.string(),
  text: z.string(),
  hostReply: z.nullable(z.string()),
});
export type Review = z.infer<typeof reviewSchema>;

export const questionSchema = z.object({
  id: z.string(),
  author: z.string(),
  date: z.string(),
  question: z.string(),
  answer: z.nullable(z.string()),
});
export type Question = z.infer<typeof questionSchema>;

/**
 * Refund steps, longest notice first: cancel at least `daysBefore` days before check-in and get `refundPercent` back.
 */
export const cancellationPolicySchema = z.object({
  name: z.enum(['Flexible', 'Moderate', 'Firm', 'Strict']),
  steps: z.array(z.object({ daysBefore: z.number(), refundPercent: z.number() })),
});
export type CancellationPolicy = z.infer<typeof cancellationPolicySchema>;

export const houseRulesSchema = z.object({
  checkInFrom: z.string(),
  checkOutBy: z.string(),
  quietHours: z.nullable(z.string()),
  smoking: z.boolean(),
  parties: z.boolean(),
  pets: z.boolean(),
  maxPets: z.number(),
  minimumAge: z.number(),
  notes: z.array(z.string()),
});
export type HouseRules = z.infer<typeof houseRulesSchema>;

const score = z.optional(z.number());
/** Scores of all reviews, each 1 to 5, rounded to one decimal. A topic that nobody has rated is missing. */
export const scoresSchema = z.object({
  cleanliness: score,
  accuracy: score,
  communication: score,
  location: score,
  checkIn: score,
  value: score,
});
export type Scores = z.infer<typeof scoresSchema>;

/** What a card needs of a listing; also the answer of `GET /listings/:id/similar`. */
export const listingSummarySchema = z.object({
  id: z.string(),
  headline: z.string(),
  propertyType: z.string(),
  country: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  photos: z.array(photoSchema),
  bedrooms: z.number(),
  beds: z.number(),
  bathrooms: z.number(),
  maxOccupancy: z.number(),
  averageRating: z.nullable(z.number()),
  numberOfReviews: z.number(),
  /**
   * What a typical night costs before fees, cents: of a similar home as on its card (PRICE-3), else the general
   * average.
   */
  averagePerNightCents: z.number(),
  /** What the home costs for the stay that was asked with; missing where it cannot be booked for it. Cents. */
  price: z.optional(z.object({ averageCents: z.number(), beforeTaxCents: z.number(), totalCents: z.number() })),
});
export type ListingSummary = z.infer<typeof listingSummarySchema>;

export const hostSchema = z.object({
  name: z.string(),
  /** Year. */
  since: z.number(),
  /**
   * Read by versions of remotes older than December 2026. No page shows it now, because it was never measured
   * (`HostReplies` is).
   */
  responseHours: z.number(),
  /** The same for all homes of one host; missing where it is not known whether homes have one host. */
  id: z.optional(z.string()),
  languages: z.optional(z.array(z.string())),
  /** The host's own words. */
  about: z.optional(z.string()),
});

export const hostRecordSchema = z.object({
  /** Homes that can be rented. */
  homes: z.number(),
  reviews: z.number(),
  /** Mean of all their reviews, to one decimal; null without any. */
  rating: z.nullable(z.number()),
});
export type HostRecord = z.infer<typeof hostRecordSchema>;

export const nearbyPlaceSchema = z.object({
  kind: z.enum(['sight', 'ski', 'lake', 'park', 'university', 'airport']),
  /**
   * Which kind of sight: `beach`, `trail` or `town`, its middle. Any text, so that an older version shows a kind that
   * it does not know as a sight.
   */
  what: z.optional(z.string()),
  name: z.string(),
  /** Whole miles in a straight line. */
  miles: z.number(),
  /**
   * On foot or by car, and in about how many minutes. Missing where no road leads straight there, and from services
   * older than December 2026.
   */
  by: z.optional(z.enum(['foot', 'car'])),
  minutes: z.optional(z.number()),
});
export type NearbyPlace = z.infer<typeof nearbyPlaceSchema>;

export const listingDetailSchema = z.extend(listingSummarySchema, {
  /** Paragraphs. */
  description: z.array(z.string()),
  /** The place people search for: "Lake Tahoe". */
  region: z.string(),
  status: z.string(),
  location: z.object({ lat: z.number(), lng: z.number(), radiusMetres: z.number(), description: z.string() }),
  amenities: amenitiesSchema,
  /** Which beds are in which room; together they are `beds`. Missing where the owner has not said. */
  sleepingRooms: z.optional(z.array(sleepingRoomSchema)),
  fees: feesSchema,
  houseRules: houseRulesSchema,
  cancellationPolicy: cancellationPolicySchema,
  scores: z.nullable(scoresSchema),
  /** The newest few; the rest comes from `GET /listings/:id/reviews`. */
  reviews: z.array(reviewSchema),
  questions: z.array(questionSchema),
  host: hostSchema,
  /** Totals over all homes of the host. Missing when the host has no other homes that we know of. */
  hostRecord: z.optional(hostRecordSchema),
  /** The nearest places of each kind, in a straight line from the point of the map. */
  near: z.optional(z.array(nearbyPlaceSchema)),
  /** The middle of the town that it is in, as GeoNames has it. Missing where it is not known. */
  townCenter: z.optional(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
  /** The day it is at the home: check-in can be from this ISO date on, whatever clock the guest or the server has. */
  today: z.optional(z.string()),
});
export type ListingDetail = z.infer<typeof listingDetailSchema>;

/** A home with what its page shows beside it, in one answer: the days of its calendar and homes like it. */
export const listingPageSchema = z.extend(listingDetailSchema, {
  /** Null when services could not say it now; missing when it was not asked for, or they do not know the question. */
  calendar: z.optional(z.nullable(calendarSchema)),
  similar: z.optional(z.nullable(z.array(listingSummarySchema))),
});

/**
 * Status of a listing that can be shown and booked. Any other status marks it withdrawn (410) and resigned in
 * favorites.
 */
export const ACTIVE_STATUS = 'Active For Rent';
