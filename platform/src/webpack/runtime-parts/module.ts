/**
 * Stands in the host's build for the federation runtime's class of a remote (`module/index.js`): `remotes.ts` keeps
 * containers itself.
 */
export class Module {
  constructor() {
    throw new Error('Remotes are kept by the stand-in of the federation runtime');
  }
}
