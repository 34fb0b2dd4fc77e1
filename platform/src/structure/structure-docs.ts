/** Writes the structure of the remotes into the documentation. */
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { toMermaid } from './folder-arrows.ts';
import { formatStructure, type Structure } from './read-structure.ts';

/** Pages with drawings of remotes as they are now, under headings such as `## mfe-booking now`. */
export const STRUCTURE_PAGES = ['docs/structure.md', 'docs/structure-others.md'].map((page) => join(REPOSITORY, page));

/**
 * Returns the page with the remote's numbers and its drawing of now. A page that does not name the remote stays as it
 * is.
 */
export function writeStructure(page: string, remote: string, structure: Structure): string {
  const section = new RegExp(`^(## ${remote} now[^\\n]*\\n)[^]*?\`\`\`mermaid\\n[^]*?\\n\`\`\``, 'm');
  const row = new RegExp(`^(\\| ${remote} \\| \\d+ \\| )\\d+ \\|$`, 'm');
  return page
    .replace(section, `$1${formatStructure(structure)}\n\n\`\`\`mermaid\n${toMermaid(structure.arrows)}\n\`\`\``)
    .replace(row, `$1${structure.pairs.length} |`);
}
