import { startTransition, useEffect, useState } from 'react';

/** Returns false in the first render: a frame shows at once, what fills it follows without blocking the next press. */
export function useNextPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return painted;
}
