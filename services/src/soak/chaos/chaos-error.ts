/** Something that must be true in a campaign is not. */
export class ChaosError extends Error {
  override name = 'ChaosError';
}
