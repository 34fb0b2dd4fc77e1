/**
 * Notes when the visitor last did something.
 * @returns a function that returns that time; minus infinity before
 */
export function watchSigns(
  signs: readonly string[],
  page: Pick<Window, 'addEventListener'>,
  now: () => number,
): () => number {
  let at = -Infinity;
  const see = (): void => {
    at = now();
  };
  for (const sign of signs) page.addEventListener(sign, see, { capture: true, passive: true });
  return () => at;
}
