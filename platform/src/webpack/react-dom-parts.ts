/**
 * Takes out of React's browser build what no page of the site uses: 5 KiB (brotli) of the first script.
 * `<ViewTransition>` renders its children and animates nothing (photos are carried over by the router, decision 0086);
 * a `ref` on a fragment is an error of the part that has it. Lists of boundaries (`SuspenseList`) cannot be asked for:
 * this release exports none (decision 0129).
 */
import { withBodies } from './without-parts.ts';

const NO_FRAGMENTS = 'throw Error("no refs on fragments in this build of React");';

/**
 * New bodies by name. Without a transition that begins (`trackEnterViewTransitions`) nothing of the others is reached,
 * but what returns something.
 */
const BODIES: Readonly<Record<string, string>> = {
  trackEnterViewTransitions: '',
  applyViewTransitionToHostInstances: 'return false;',
  applyViewTransitionToHostInstancesRecursive: 'return false;',
  restoreViewTransitionOnHostInstances: '',
  commitAppearingPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  restorePairedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  measureViewTransitionHostInstancesRecursive: 'return false;',
  measureNestedViewTransitions: 'return false;',
  scheduleViewTransitionEvent: '',
  reportViewTransitionError: '',
  startViewTransition: 'return null;',
  flushAfterMutationEffects: '',
  getViewTransitionName: 'return null;',
  getViewTransitionClassName: 'return "none";',
  createViewTransitionInstance: 'return null;',
  FragmentInstance: NO_FRAGMENTS,
  isFragmentInstanceParent: 'return false;',
  commitNewChildToFragmentInstances: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  commitNewChildToFragmentInstance: '',
  deleteChildFromFragmentInstance: '',
  updateSuspenseListComponent: '',
};

/** Methods of what a fragment's `ref` would be. */
const METHODS = /^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};$\n?/gm;
const EXPECTED_METHODS = 12;

/** Returns React's browser build without these parts. Throws when one of them is not where it was. */
export function withoutParts(source: string): string {
  const methods = source.match(METHODS)?.length ?? 0;
  if (methods !== EXPECTED_METHODS)
    throw new Error(`React has ${methods} methods of fragments: look at react-dom-parts.ts`);
  return withBodies(source.replaceAll(METHODS, ''), BODIES, 'react-dom-parts.ts');
}
