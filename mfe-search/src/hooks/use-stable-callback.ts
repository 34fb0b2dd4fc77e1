import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that stays the same and calls the newest `run`: a memoised component that gets it is not rendered
 * again because of it. For event handlers only: before the first effect it does what `run` did at first.
 */
export function useStableCallback<Arguments extends unknown[]>(
  run: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...given) => latest.current(...given), []);
}
