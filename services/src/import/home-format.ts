/**
 * One home of an import file (docs/import.md): its fields, and the listing that it becomes. Lists are arrays in JSON
 * and have `|` between in CSV.
 */
import * as z from 'zod/mini';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import { ACTIVE_STATUS, type CalendarDay } from '@roost/shared/contracts/listing';
import { applyStays } from '@roost/shared/domain/availability';
import { addDays, daysFrom, type IsoDate } from '@roost/shared/domain/dates';
import { withPetsChoice } from '@roost/shared/domain/search-filters';
import { lenientText, list, money, nightPrice, number, picture, spanSchema, text, timeOfDay, whole } from './fields.ts';
import type { Columns } from './read-file.ts';
import { CANCELLATION_POLICIES } from '../seed/rules.ts';
import { random } from '../seed/random.ts';
import { findTownCenter } from './town-center.ts';
import { SEED_DAYS, type SeedListing } from '../seed/seed-listing.ts';

export const HOME_FIELDS = {
  id: text(40).check(z.regex(/^[\w-]+$/, { error: 'it may hold letters, digits, - and _ only' })),
  headline: text(120),
  type: text(40),
  country: text(60),
  state: z.optional(text(60)),
  city: text(80),
  region: text(80),
  bedrooms: whole(0, 50),
  beds: whole(1, 100),
  bathrooms: number(0, 50),
  guests: whole(1, 100),
  description: text(10_000),
  lat: number(-90, 90),
  lng: number(-180, 180),
  street: text(200),
  zip: z.optional(text(20)),
  around: lenientText(500),
  photos: list(60, picture).check(z.minLength(1, { error: 'a home needs one photo at least' })),
  amenities: z._default(list(80), []),
  location_features: z._default(list(30), []),
  views: z._default(list(30), []),
  accessibility: z._default(list(30), []),
  activities: z._default(list(60), []),
  night_price: nightPrice,
  prices: z._default(spanSchema(true), []),
  blocked: z._default(spanSchema(false), []),
  min_nights: z._default(whole(1, 90), 1),
  max_nights: z._default(whole(1, 365), 365),
  cleaning_fee: z._default(money, 0),
  pet_fee: z.optional(money),
  max_pets: z._default(whole(0, 20), 0),
  service_percent: z._default(number(0, 30), 0),
  service_most: z._default(money, 0),
  damage_protection_a_night: z._default(money, 0),
  policy: z.enum(['Flexible', 'Moderate', 'Firm', 'Strict'], {
    error: 'it must be Flexible, Moderate, Firm or Strict',
  }),
  check_in_from: z._default(timeOfDay, '4:00 PM'),
  check_out_by: z._default(timeOfDay, '10:00 AM'),
  quiet_hours: z.optional(text(40)),
  smoking: z._default(z.enum(['yes', 'no'], { error: 'it must be yes or no' }), 'no'),
  parties: z._default(z.enum(['yes', 'no'], { error: 'it must be yes or no' }), 'no'),
  minimum_age: z._default(whole(18, 99), 18),
  rules: z._default(list(30, text(500)), []),
  host_name: text(60),
  host_since: whole(1950, new Date().getFullYear()),
  status: z._default(z.enum(['active', 'withdrawn'], { error: 'it must be active or withdrawn' }), 'active'),
};
const homeSchema = z.strictObject(HOME_FIELDS).check(
  z.refine(({ min_nights: least, max_nights: most }) => least <= most, {
    path: ['max_nights'],
    error: 'it must not be below min_nights',
  }),
);
type ImportedHome = z.infer<typeof homeSchema>;

/** The columns of a CSV. Needed are those that no home can leave empty. */
export const HOME_COLUMNS: Columns = {
  known: Object.keys(HOME_FIELDS),
  needed: Object.entries(HOME_FIELDS)
    .filter(([, field]) => !field.safeParse(undefined).success)
    .map(([name]) => name),
};

/** A home without the guide that only its owner can write: what an import brings. */
export type NewHome = Omit<SeedListing, 'guide'>;
export type ReadHome = { home: NewHome } | { problems: string[] };

/** Dates of a calendar: the same for all homes of a file. */
let dates: { today: IsoDate; list: IsoDate[] } = { today: '', list: [] };
function getDates(today: IsoDate): IsoDate[] {
  if (dates.today !== today) dates = { today, list: daysFrom(today, SEED_DAYS) };
  return dates.list;
}

function makeDays(home: ImportedHome, today: IsoDate): SeedListing['days'] {
  const open: CalendarDay[] = getDates(today).map((date) => ({
    date,
    code: 'DC',
    minStay: home.min_nights,
    maxStay: home.max_nights,
    // The last span that names a night decides.
    priceCents: home.prices.findLast(({ from, to }) => from <= date && date <= to)?.cents ?? home.night_price,
  }));
  // Nights that the owner keeps lie over the calendar as a stay would: guests may leave on the first day and come on
  // the last.
  const days = applyStays(
    open,
    home.blocked.map(({ from, to }) => ({ checkIn: from, checkOut: addDays(to, 1) })),
  );
  return {
    from: today,
    codes: days.map(({ code }) => code),
    minStays: days.map(({ minStay }) => minStay),
    maxStays: days.map(({ maxStay }) => maxStay),
    pricesCents: days.map(({ priceCents }) => priceCents),
  };
}

const KM_A_DEGREE = 111.32;
const RADIUS_METRES = 500;

/**
 * The point that maps show: 120 to 400 metres off, the same at each import, so that several do not give the home away
 * (GEO-4).
 */
function makeLocation({ id, lat, lng, around }: ImportedHome): NewHome['location'] {
  const r = random(`import:${id}`);
  const [bearing, km] = [r.between(0, 2 * Math.PI), r.between(0.12, 0.4)];
  const round = (value: number): number => Math.round(value * 1e5) / 1e5;
  return {
    lat: round(lat + (km * Math.cos(bearing)) / KM_A_DEGREE),
    lng: round(lng + (km * Math.sin(bearing)) / (KM_A_DEGREE * Math.max(0.01, Math.cos((lat * Math.PI) / 180)))),
    radiusMetres: RADIUS_METRES,
    description: around,
  };
}

function toHome(home: ImportedHome, today: IsoDate): NewHome {
  const policy = CANCELLATION_POLICIES.find(({ name }) => name === home.policy);
  if (!policy) throw new Error(`There is no policy ${home.policy}.`);
  const location = makeLocation(home);
  // From the point that everybody sees, so that the town tells nothing about the door.
  const townCenter = findTownCenter(home.city, location);
  return {
    id: home.id,
    headline: home.headline,
    propertyType: home.type,
    country: home.country,
    state: home.state ?? null,
    city: home.city,
    region: home.region,
    photos: home.photos.map((url, index) => ({ url, caption: home.headline, sortOrder: index })),
    bedrooms: home.bedrooms,
    beds: home.beds,
    bathrooms: home.bathrooms,
    maxOccupancy: home.guests,
    averageRating: null,
    numberOfReviews: 0,
    averagePerNightCents: Math.floor(home.night_price / 100) * 100,
    description: home.description.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    status: home.status === 'active' ? ACTIVE_STATUS : 'Withdrawn By Owner',
    location,
    ...(townCenter && { townCenter }),
    amenities: {
      amenities: home.amenities,
      location: home.location_features,
      view: home.views,
      accessibility: withPetsChoice(home.accessibility, home.max_pets > 0 ? PETS_ALLOWED : NO_PETS_ALLOWED),
      activities: home.activities,
    },
    fees: {
      petCents: home.max_pets > 0 ? (home.pet_fee ?? 0) : null,
      cleaningCents: home.cleaning_fee,
      guestService: { percent: home.service_percent, maxCents: home.service_most },
      damageProtectionCentsPerNight: home.damage_protection_a_night,
    },
    houseRules: {
      checkInFrom: home.check_in_from,
      checkOutBy: home.check_out_by,
      quietHours: home.quiet_hours ?? null,
      smoking: home.smoking === 'yes',
      parties: home.parties === 'yes',
      pets: home.max_pets > 0,
      maxPets: home.max_pets,
      minimumAge: home.minimum_age,
      notes: home.rules,
    },
    cancellationPolicy: policy,
    scores: null,
    reviews: [],
    questions: [],
    host: { name: home.host_name, since: home.host_since, responseHours: 24 },
    address: { street: home.street, zip: home.zip ?? null, lat: home.lat, lng: home.lng },
    days: makeDays(home, today),
  };
}

/**
 * Checks one home without making it. An empty field means the same as none. All problems of it are told at once, each
 * with its field.
 */
export function checkHome(raw: unknown): { parsed: ImportedHome } | { problems: string[] } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { problems: ['it is no object'] };
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== '' && value !== null));
  const parsed = homeSchema.safeParse(given);
  if (parsed.success) return { parsed: parsed.data };
  return {
    problems: parsed.error.issues.map((issue) => {
      const [field] = issue.path;
      if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`;
      if (field !== undefined && !(String(field) in given)) return `${String(field)} is missing`;
      return `${field === undefined ? 'it' : String(field)}: ${issue.message}`;
    }),
  };
}

/** Checks one home and makes the listing that it becomes, with a calendar from `today` on. */
export function readHome(raw: unknown, today: IsoDate): ReadHome {
  const checked = checkHome(raw);
  return 'parsed' in checked ? { home: toHome(checked.parsed, today) } : checked;
}
