/** Slot: the heart on a card or a listing page. */
export { FavoriteButton } from '../components/FavoriteButton.tsx';
