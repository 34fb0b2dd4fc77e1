/** Layout of the page's largest picture; the preload in the head must ask for the same file as the page. */
export const LEAD_PHOTO = {
  sizes: '(min-width: 1200px) 35rem, (min-width: 768px) 48vw, 100vw',
  widths: [384, 1600],
} as const satisfies { sizes: string; widths: readonly [number, number] };
