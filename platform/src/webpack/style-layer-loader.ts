/** A loader of webpack: puts a style sheet into its cascade layer before anything else reads it. */
import type { LoaderContext } from 'webpack';
import { sharedSource } from '../lib/paths.ts';
import { findLayer, putIntoLayer } from './style-layers.ts';

/** `own` is the layer of the package that is built. */
export type LayerOptions = { own: string };

export default function styleLayerLoader(this: LoaderContext<LayerOptions>, css: string): string {
  return putIntoLayer(css, findLayer(this.resourcePath, sharedSource, this.getOptions().own));
}
