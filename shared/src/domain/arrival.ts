/**
 * When a guest gets to know what about the front door (STAY-1), and how an address is written. Days are days at the
 * home.
 */
import { addDays, type IsoDate } from './dates.ts';
import type { StayDates } from './stay.ts';

/** Days before check-in from which the door code is given. */
export const DOOR_DAYS = 3;

export type DoorPhase = 'early' | 'open' | 'over';

/** Returns the first day on which the door code is given. */
export const getDoorDay = (checkIn: IsoDate): IsoDate => addDays(checkIn, -DOOR_DAYS);

/** Returns whether the door code is given on a day: from three days before check-in to the day of check-out. */
export function getDoorPhase({ checkIn, checkOut }: StayDates, today: IsoDate): DoorPhase {
  if (today < getDoorDay(checkIn)) return 'early';
  return today <= checkOut ? 'open' : 'over';
}

export type PostalAddress = {
  street: string;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
};

/**
 * Returns the lines of an address as they stand on a letter: street; city, state ZIP; country unless it is the United
 * States.
 */
export function formatAddress({ street, city, state, zip, country }: PostalAddress): string[] {
  const region = [state, zip].filter((part) => part).join(' ');
  const place = [city, region].filter((part) => part).join(', ');
  return [street, place, country === 'United States' ? '' : (country ?? '')].filter((line) => line !== '');
}

/**
 * Returns the address of a map at a point, and of the way there from where the guest is. Any phone opens them in its
 * own maps.
 */
export function getMapLinks({ lat, lng }: { lat: number; lng: number }): { map: string; directions: string } {
  const point = encodeURIComponent(`${lat},${lng}`);
  return {
    map: `https://www.google.com/maps/search/?api=1&query=${point}`,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${point}`,
  };
}
