/**
 * Whether a remote's built sheet is in its own cascade layer and nowhere else (PLAT-5): outside of it, it would win
 * over every page's styles. Pure.
 */
import postcss from 'postcss';
import type { ChildNode } from 'postcss';
import { remoteLayer } from '../webpack/style-layers.ts';

const LONGEST = 60;

/** What may stand outside: it styles nothing. */
const isSilent = (node: ChildNode): boolean =>
  node.type === 'comment' || (node.type === 'atrule' && node.name === 'charset');

/** A rule without its contents. */
const asWritten = (node: ChildNode): string => {
  const text =
    node.type === 'atrule' ? `@${node.name} ${node.params}` : node.type === 'rule' ? node.selector : String(node);
  return text.trim().slice(0, LONGEST);
};

/**
 * @param css a built style sheet
 * @param remote name of the remote
 * @returns what stands outside the remote's layer: rules without a layer, or other layers
 */
export function outsideOwnLayer(css: string, remote: string): string[] {
  const own = remoteLayer(remote);
  try {
    return postcss
      .parse(css)
      .nodes.filter(
        (node) =>
          !isSilent(node) &&
          !(node.type === 'atrule' && node.name === 'layer' && node.params.trim() === own && node.nodes),
      )
      .map(asWritten);
  } catch {
    return ['what is no style sheet'];
  }
}

/** Says what of a sheet is outside its layer, or null when nothing is. */
export function layerBreach(file: string, css: string, remote: string): string | null {
  const found = outsideOwnLayer(css, remote);
  return found.length === 0
    ? null
    : `${file} is not wholly in the layer ${remoteLayer(remote)} (a build by this version of the tools puts it there): ${found.slice(0, 3).join(', ')}`;
}
