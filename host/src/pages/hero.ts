/** The picture behind the home page's search box, and the width it is laid out in. The server makes it ahead of the first visitor. */
export const HERO = {
  src: '/pictures/lakehouse-lake-autumn/waterline/front-1-golden.svg',
  sizes: '100vw',
  widths: [640, 1920],
} as const;
