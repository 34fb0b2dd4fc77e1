/**
 * The cascade layers of every page's styles (PLAT-5). A rule of a higher layer wins whatever its selector and wherever
 * its sheet stands, so a remote's own rule beats the design system's, and no order of loading decides. Builds put each
 * sheet into its layer: nobody writes layers by hand. Pure (decision 0119).
 */
import { join, sep } from 'node:path';
import postcss from 'postcss';
import type { AtRule, ChildNode } from 'postcss';

/**
 * Lowest first: sheets of installed packages, reset and tokens, the design system, the host, the remotes, states that
 * no component may hide.
 */
const LAYERS = ['vendor', 'base', 'ui', 'host', 'remotes', 'states'];

/** What fixes the order: it stands first in the sheet that has the base, which every page begins with. */
const ORDER = `@layer ${LAYERS.join(',')};`;

/** The layer of a remote's own sheets. */
export const remoteLayer = (remote: string): string => `remotes.${remote}`;

/**
 * Returns the layer that a sheet belongs to.
 * @param file its absolute path
 * @param shared directory of what `@roost/shared` exports
 * @param own layer of the package that is built
 */
export function findLayer(file: string, shared: string, own: string): string {
  if (file === join(shared, 'ui/states.css')) return 'states';
  if (file.startsWith(join(shared, 'ui') + sep)) return file.endsWith('.module.css') ? 'ui' : 'base';
  return file.includes(`${sep}node_modules${sep}`) ? 'vendor' : own;
}

/**
 * Returns a sheet inside a layer. Its imports stay before it, as CSS asks for; they are sheets with a layer of their
 * own.
 */
export function putIntoLayer(css: string, layer: string): string {
  const order = layer === 'base' ? ORDER : '';
  if (!/@(import|charset)\b/.test(css)) return `${order}@layer ${layer}{${css}\n}`;
  const sheet = postcss.parse(css);
  const first = sheet.nodes.filter((node) => node.type === 'atrule' && /^(import|charset)$/.test(node.name));
  for (const node of first) node.remove();
  return `${first.map((node) => `${String(node)};\n`).join('')}${order}@layer ${layer}{${String(sheet)}\n}`;
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer';

/**
 * Gathers what is of one layer in one block, in the order it had there, and the order of layers in front of a sheet
 * with the base.
 */
export const joinLayers: postcss.Plugin = {
  postcssPlugin: 'join-layers',
  Once(sheet) {
    const blocks = new Map<string, AtRule>();
    for (const node of [...sheet.nodes].filter(isLayer)) {
      const block = blocks.get(node.params);
      if (!node.nodes) node.remove();
      else if (block) {
        block.append(node.nodes);
        node.remove();
      } else blocks.set(node.params, node);
    }
    if (blocks.has('base')) sheet.prepend(postcss.parse(ORDER).nodes);
  },
};
