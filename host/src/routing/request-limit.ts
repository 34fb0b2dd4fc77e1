import type { LoaderContext } from '@roost/shared/contracts/remote-module';

/** Requests of one loader: ours make up to a dozen. */
const MOST = 100;

/**
 * Counts what a loader asks our services while it runs (PLAT-3): one that asks for each of ten thousand things would
 * keep its page, and the services, from everybody.
 * @returns what it asks with, and what rejects when it asked once too often, whatever the loader makes of that
 */
export function limitRequests(api: LoaderContext['api']): {
  api: LoaderContext['api'];
  tooMany: Promise<never>;
  end: () => void;
} {
  let left = MOST;
  let refuse: (error: Error) => void = () => undefined;
  return {
    tooMany: new Promise((_resolve, reject) => {
      refuse = reject;
    }),
    // What it left behind may go on asking.
    end: () => {
      left = Infinity;
    },
    api: (path, init) => {
      left -= 1;
      if (left >= 0) return api(path, init);
      refuse(new Error(`it asked more than ${MOST} times`));
      // Never: one that goes on when it is refused would not leave the page a moment.
      return new Promise(() => undefined);
    },
  };
}
