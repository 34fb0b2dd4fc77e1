import { useCallback, useRef } from 'react';

/**
 * Returns the idempotency key of what is sent: the same words again have the same key, so that a repeat after a lost
 * answer does not arrive twice; changed words have another, as services answer a known key without reading what came
 * with it.
 */
export function useRepeatKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return useCallback((content) => {
    if (last.current.key === '' || last.current.content !== content)
      last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
