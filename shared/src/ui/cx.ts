/**
 * Joins class names; falsy ones drop out, with none left there is no class at all, so that a state reads as
 * `cx(styles.pill, pressed && styles.on)`.
 */
export function cx(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
