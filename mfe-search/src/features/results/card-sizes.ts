import { phoneSizes } from '@roost/shared/domain/images';

/**
 * How wide a card's picture is laid out (LIST-7). The page's head asks for the first one by the same words, so that it
 * is one file.
 */
export const CARD_SIZES = `(min-width: 1200px) 20rem, (min-width: 900px) 31vw, (min-width: 600px) 46vw, ${phoneSizes(92)}`;
/** In the two columns beside the map. */
export const BESIDE_SIZES = `(min-width: 1000px) 22vw, ${phoneSizes(92)}`;
