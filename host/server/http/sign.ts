/** Draws the logo: a roof with a bird below it. */
import sharp from 'sharp';

/** The side of the drawing in its own units. */
const UNITS = 28;

export const SIGN_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="#0c463c"/>' +
  '<g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M4.500 13.500 14 5.500l9.500 8"/><path d="M7 22.500h14"/></g>' +
  '<path fill="#fff" d="M10 18.300c0-2.600 1.900-4.400 4.500-4.400 1.400 0 2.300.5 3 1.300l2.200.4-1.700 1.300c.1 3-1.700 4.700-4.200 4.700-2.300 0-3.800-1.200-3.800-3.300z"/></svg>';

/** Returns the logo as a square PNG of this side in pixels, with transparent corners. */
export async function drawSign(side: number): Promise<Buffer> {
  return sharp(Buffer.from(SIGN_SVG), { density: (72 * side) / UNITS })
    .resize(side, side)
    .png()
    .toBuffer();
}
