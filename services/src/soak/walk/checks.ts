/** What a walk has compared, and what differed: the first few of each kind, in full. */
const SHOWN = 5;

export class Checks {
  readonly counts: Record<string, number> = {};
  readonly differences: { check: string; found: unknown }[] = [];
  private readonly wrong: Record<string, number> = {};

  /** Counts something that happened. */
  note(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  hold(check: string, truth: boolean, found: unknown): void {
    this.note(check);
    if (truth) return;
    const times = (this.wrong[check] ?? 0) + 1;
    this.wrong[check] = times;
    if (times <= SHOWN) this.differences.push({ check, found });
  }

  /** Compares two lists as sets. */
  same(check: string, shown: readonly unknown[], wanted: readonly unknown[], about: unknown): void {
    const [left, right] = [new Set(shown), new Set(wanted)];
    const missing = [...right].filter((each) => !left.has(each));
    const surplus = [...left].filter((each) => !right.has(each));
    this.hold(check, missing.length + surplus.length === 0, { about, missing, surplus });
  }
}
