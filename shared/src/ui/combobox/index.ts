/** The place field with its list. An entry of its own: only pages that search carry it. */
export { PlaceCombobox } from './PlaceCombobox.tsx';
export type { PlaceComboboxProps } from './PlaceCombobox.tsx';
export type { PlaceGroup, PlaceItem } from './places.ts';
