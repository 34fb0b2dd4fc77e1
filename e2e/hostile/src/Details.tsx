/** A part that comes in a chunk of its own. */
export function Details() {
  return <p>Details came.</p>;
}
