/**
 * The server's entry, built into one commonjs file and run in the render worker: renders a page of the same routes as
 * the browser, and holds the instances of everything that remotes share, for their server bundles.
 */
import * as ReactDOM from 'react-dom';
import * as consent from '@roost/shared/consent';
import * as federation from '@roost/shared/federation';
import * as query from '@roost/shared/query';
import * as router from '@roost/shared/router';
import * as session from '@roost/shared/session';
import * as state from '@roost/shared/state';
import * as ui from '@roost/shared/ui';
import * as calendar from '@roost/shared/ui/calendar';
import * as overlays from '@roost/shared/ui/overlays';
import * as slider from '@roost/shared/ui/slider';

import * as authPages from './pages/auth/AuthPages.tsx';
import * as articles from './pages/Articles.tsx';
import * as home from './pages/Home.tsx';
import { authCode } from './pages/auth/auth-pages.tsx';
import { remoteJsxRuntime, remoteReact } from './remote-elements.ts';
import { addSpanish } from './texts-es.ts';
import { articleCode, homeCode } from './pages/host-pages.tsx';

addSpanish();
authCode.provide(authPages);
articleCode.provide(articles);
homeCode.provide(home);

export { renderPage } from './render-page.tsx';
export type { RenderRequest, RenderedPage } from './render-page.tsx';

/** One instance of each shared package (PLAT-6), by the name a remote's server bundle requires it under. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: remoteReact,
  'react-dom': ReactDOM,
  'react/jsx-runtime': remoteJsxRuntime,
  '@roost/shared/consent': consent,
  '@roost/shared/federation': federation,
  '@roost/shared/query': query,
  '@roost/shared/router': router,
  '@roost/shared/session': session,
  '@roost/shared/state': state,
  '@roost/shared/ui': ui,
  '@roost/shared/ui/calendar': calendar,
  '@roost/shared/ui/overlays': overlays,
  '@roost/shared/ui/slider': slider,
};
