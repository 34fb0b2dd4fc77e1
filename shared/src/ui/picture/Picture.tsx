import type { ImgHTMLAttributes } from 'react';
import { imageSrcSet, imageUrl, imageWidthsBetween, type ImageQuality } from '../../domain/images.ts';

export type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'loading' | 'sizes' | 'alt'> & {
  /** Relative address of a stored picture (`/pictures/…`), or any other image address, which is used as it is. */
  src: string;
  /** Empty where the words beside it already name the picture. */
  alt: string;
  /** How wide it is laid out, as the browser's `sizes`. */
  sizes: string;
  /** CSS aspect ratio, so that nothing moves when it arrives. */
  ratio?: string;
  /** The picture's mean colour: it stands in its place until the picture is there. */
  color?: string | undefined;
  /** Narrowest and widest file worth offering, in device pixels. */
  widths?: readonly [number, number];
  /**
   * For a picture laid out at a third of its narrowest file's dots or less: nobody sees what a lower quality leaves
   * out.
   */
  quality?: ImageQuality;
  /** Loads at once; `high` for the page's largest picture. Else it loads when near the screen. */
  priority?: boolean | 'high';
};

/** The image attributes of a picture; also what `head().preloadImages` needs, so that both ask for the same file. */
export function pictureSource(
  src: string,
  [narrowest, widest]: readonly [number, number] = [320, 1200],
  quality?: ImageQuality,
): { src: string; srcSet: string | undefined } {
  return {
    src: imageUrl(src, Math.min(widest, 828), quality),
    srcSet: imageSrcSet(src, imageWidthsBetween(narrowest, widest), quality),
  };
}

/** A picture in the sizes and formats of the image endpoint (LIST-7). */
export function Picture({
  src,
  alt,
  sizes,
  ratio,
  color,
  widths,
  quality,
  priority = false,
  style,
  ...rest
}: PictureProps) {
  const place = ratio && ({ aspectRatio: ratio, objectFit: 'cover', inlineSize: '100%' } as const);
  return (
    <img
      {...rest}
      {...pictureSource(src, widths, quality)}
      alt={alt}
      sizes={sizes}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      style={ratio || color ? { backgroundColor: color, ...(place || {}), ...style } : style}
    />
  );
}
