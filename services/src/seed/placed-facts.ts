import type { FactsDraft } from './facts.ts';
import type { Stairs } from './stairs.ts';
import type { Surroundings } from './surroundings.ts';

/** What is true of a home at its point on the map. */
export type Facts = FactsDraft & Surroundings & { stairs: Stairs };
