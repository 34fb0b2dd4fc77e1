/** A page on which a remote runs alone (PLAT-7), for its `standalone.tsx`. */
export { localConfig, runAlone } from './alone-page.tsx';
