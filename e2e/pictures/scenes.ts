/** Every page and state of the site, in the order in which a guest meets them. */
import { ACCOUNT_SCENES } from './account-scenes.ts';
import { MAIL_SCENES } from './mail-scenes.ts';
import type { Scene } from './scene.ts';
import { SEARCH_SCENES } from './search-scenes.ts';
import { STAY_SCENES } from './stay-scenes.ts';
import { TROUBLE_SCENES } from './trouble-scenes.ts';

export const SCENES: readonly Scene[] = [
  ...SEARCH_SCENES,
  ...STAY_SCENES,
  ...TROUBLE_SCENES,
  ...ACCOUNT_SCENES,
  ...MAIL_SCENES,
];
