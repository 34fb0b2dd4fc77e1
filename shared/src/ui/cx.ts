/** Joins class names; falsy ones drop out, so that a state reads as `cx(styles.pill, pressed && styles.on)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
