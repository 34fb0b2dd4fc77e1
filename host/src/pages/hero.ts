import { phoneSizes } from '@roost/shared/domain/images';

/**
 * The picture behind the home page's search box, and the width it is laid out in. The server makes it ahead of the
 * first visitor.
 */
export const HERO = {
  src: '/pictures/lakehouse-lake-autumn/waterline/front-1-golden.svg',
  sizes: `(min-width: 600px) 100vw, ${phoneSizes(100)}`,
  widths: [640, 1920],
} as const;
