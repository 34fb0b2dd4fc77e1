/**
 * What host and remotes know of each other by name (PLAT-1): remote names, the slots each one fills and the
 * version of this contract. Nothing here imports a remote.
 */

/** Version of the contract between host and remotes. A remote built against another major is refused before deploy. */
export const CONTRACT_VERSION = '1.0.0';

export const REMOTE_NAMES = ['mfe-search', 'mfe-listing', 'mfe-booking', 'mfe-favorites', 'mfe-consent'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

export function isRemoteName(value: unknown): value is RemoteName {
  return REMOTE_NAMES.includes(value as RemoteName);
}

/** What each remote exposes. `./routes` is a page module, the others are slots (a component other regions may place). */
export const REMOTE_EXPOSES = {
  'mfe-search': ['./routes', './SearchBox'],
  'mfe-listing': ['./routes'],
  'mfe-booking': ['./routes', './InquiryForm'],
  'mfe-favorites': ['./routes', './FavoriteButton', './FavoritesLink', './LoginPrompt'],
  'mfe-consent': ['./ConsentManager'],
} as const satisfies Record<RemoteName, readonly `./${string}`[]>;

/**
 * A remote's name as part of JavaScript identifiers, which have no hyphen. The global a published version registers
 * under also carries the version: `extras.globalName` in the registry, `metaData.globalName` in the manifest.
 */
export function containerName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}

/**
 * The page routes of each remote, as React Router path patterns. The remote's `./routes` module has an entry of the
 * same id. They are also written into the registry when a remote is published.
 */
export const REMOTE_ROUTES = {
  'mfe-search': [{ id: 'search', path: '/search' }],
  'mfe-listing': [
    { id: 'listing', path: '/vacation-rentals/:country/:state/:city/:listingId' },
    { id: 'listing-no-state', path: '/vacation-rentals/:country/:city/:listingId' },
    { id: 'listing-id', path: '/vacation-rentals/:listingId' },
    { id: 'answer', path: '/questions/answer' },
  ],
  'mfe-booking': [
    { id: 'booking', path: '/booking' },
    { id: 'confirmation', path: '/booking/confirmation/:code' },
    { id: 'trips', path: '/trips' },
    { id: 'trip', path: '/trips/:code' },
  ],
  'mfe-favorites': [
    { id: 'favorites', path: '/favorites' },
    { id: 'favorites-shared', path: '/favorites/shared/:token' },
  ],
  'mfe-consent': [],
} as const satisfies Record<RemoteName, readonly { id: string; path: string }[]>;
