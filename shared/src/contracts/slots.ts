/** Props of every slot: the components that remotes offer to other regions of a page. */
import type { Stay } from '../domain/stay.ts';
import type { PublicConfig } from './remote-module.ts';

/** The search form: large on the home page, one line in the header. Works as a plain GET form without JavaScript. */
export type SearchBoxProps = { variant: 'home' | 'header' };

/** The heart on a card and on a listing page. Everything the favorites state stores of a listing comes with it. */
export type FavoriteButtonProps = {
  listing: { objectID: string; headline: string; imageUrl?: string; price?: number };
  /** Where the heart stands, as the analytics event names it. */
  initiatedFrom: 'search' | 'listing' | 'favorites' | 'map' | 'booking';
  /** `photo` floats on a picture, `plain` stands in a row of buttons. */
  appearance?: 'photo' | 'plain';
};

/**
 * The header's link to favorites, with its count. It keeps a signed-in guest's favorites in step with the service named
 * here.
 */
export type FavoritesLinkProps = { service?: PublicConfig['favorites'] };

/** The dialog that offers to sign in (FAV-8). `origin` says what the guest was doing; `onClose` removes it. */
export type LoginPromptProps = { origin: string; onClose: () => void };

/**
 * Banner and preferences dialog of the consent manager. `analytics` names the project whose destinations are asked
 * about.
 */
export type ConsentManagerProps = { analytics: PublicConfig['analytics'] };

/**
 * The dialog to ask a host about a stay (LIST-2, BOOK-10). `responseHours` is read by versions older than December
 * 2026. It is open from its first render; it calls `onClose` when the guest has sent or closed it.
 */
export type InquiryFormProps = {
  listing: { id: string; headline: string; responseHours: number; maxOccupancy: number };
  stay: Stay;
  onClose: () => void;
};

/** A section of a listing's page that another remote adds. */
export type ListingSectionProps = { listing: { id: string; headline: string } };

/**
 * Places of the site and what a slot in each of them is given. A remote declares in its package.json where its slots
 * belong; the page shows each of them there. A slot module exports its component under the expose's own name.
 */
export type PlaceProps = {
  /** In the header of every page but the home page. */
  'header-search': SearchBoxProps;
  /** In the picture of the home page. */
  'home-search': SearchBoxProps;
  /** In the header, before the account. */
  'header-links': FavoritesLinkProps;
  /** Above every page, while a guest is asked to sign in. */
  'login-prompt': LoginPromptProps;
  /** Above every page, after hydration. */
  consent: ConsentManagerProps;
  /** On a listing's page, after its reviews. */
  'listing-sections': ListingSectionProps;
};
export type PlaceName = keyof PlaceProps;
/** The same names as values: publishing refuses a slot for a place that no page can have. */
export const PLACES = Object.keys({
  'header-search': true,
  'home-search': true,
  'header-links': true,
  'login-prompt': true,
  consent: true,
  'listing-sections': true,
} satisfies Record<PlaceName, true>);

/** Slots that other remotes ask for by name, as `remote/expose`. */
export type SlotProps = {
  'mfe-booking/InquiryForm': InquiryFormProps;
  'mfe-favorites/FavoriteButton': FavoriteButtonProps;
};
export type SlotName = keyof SlotProps;
