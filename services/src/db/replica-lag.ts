/**
 * How far a replica is behind, in seconds. PostgreSQL's own `replay_lag` stands still when the replica does, so
 * positions of the log are remembered with the moment they were first seen: a replica that has not reached one of them
 * is as far behind as that moment is ago.
 */
type Seen = { position: number; atMs: number };

/** A day of reading it every ten seconds, thinned out. */
const MOST_SEEN = 512;

export class ReplicaLag {
  private seen: Seen[] = [];

  /**
   * @param position of the primary's log, in bytes
   * @param replayed the least that a replica has replayed, in bytes
   * @returns seconds; exact to the time between two calls
   */
  note(position: number, replayed: number, nowMs: number): number {
    // Another server: positions begin anew after a failover.
    if (position < (this.seen.at(-1)?.position ?? 0)) this.seen = [];
    if (position > (this.seen.at(-1)?.position ?? -1)) this.seen.push({ position, atMs: nowMs });
    // The newest stays: a position that was seen once is not noted again.
    while (this.seen.length > 1 && (this.seen[0]?.position ?? 0) <= replayed) this.seen.shift();
    if (this.seen.length > MOST_SEEN) this.seen = this.seen.filter((_, at) => at === 0 || at % 2 === 1);
    const [oldest] = this.seen;
    return oldest && oldest.position > replayed ? (nowMs - oldest.atMs) / 1_000 : 0;
  }
}
