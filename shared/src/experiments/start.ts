/**
 * Experiments of a page (ANLT-5), once it is settled and the guest agreed to analytics: before that nobody is asked,
 * nothing is stored, and what is shown is the control (CONS-7). What a guest really saw is told once an experiment, and
 * only if they saw what they were assigned (decision 0014).
 */
import type { AppStore } from '@roost/shared/state';
import type { ConsentGate } from '../consent/gate.ts';
import { EXPERIMENT_KEYS } from '../contracts/experiments.ts';
import type { Assignments, ExperimentsSettings, Exposure } from '../contracts/experiments.ts';
import type { FlagSource } from './client.ts';
import type { ExperimentsMemory } from './memory.ts';
import { experimentsAssigned, experimentsSlice } from './slice.ts';

export type Experiments = {
  settings: ExperimentsSettings;
  gate: Pick<ConsentGate, 'allows' | 'subscribe'>;
  store: Pick<AppStore, 'inject' | 'read' | 'dispatch' | 'subscribe'>;
  /** Reads or makes the id of the visitor (ANLT-3). */
  anonymousId: () => string;
  memory: ExperimentsMemory;
  /** The client, in a chunk of its own. */
  load: () => Promise<{ openFlags: (source: FlagSource) => Promise<() => void> }>;
  tell: (exposure: Exposure) => void;
};

/** The answer ends it. */
export function startExperiments({ settings, gate, store, anonymousId, memory, load, tell }: Experiments): () => void {
  store.inject(experimentsSlice);
  let running: { close: () => void } | null = null;
  let measured: Assignments = {};
  const allowed = () => gate.allows('custom_analytics');

  function tellSeen(): void {
    const { seen, forced } = store.read(experimentsSlice);
    for (const key of EXPERIMENT_KEYS) {
      const variation = measured[key];
      if (
        variation === undefined ||
        seen[key] !== variation ||
        forced[key] !== undefined ||
        memory.viewed()[key] !== undefined
      )
        continue;
      memory.addViewed(key, variation);
      // Told once on this page even where nothing can be kept.
      delete measured[key];
      tell({ experimentId: key, variationId: variation });
    }
  }

  function open(): void {
    const mine = { close: () => undefined as void };
    running = mine;
    const current = () => running === mine && allowed();
    const source: FlagSource = {
      settings,
      id: anonymousId(),
      onEvaluated: ({ assigned, measured: of, live }) => {
        if (!current()) return;
        measured = { ...of };
        memory.remember(assigned);
        store.dispatch(experimentsAssigned({ assigned, live }));
        tellSeen();
      },
    };
    // What does not load or answer is not tried again on this page.
    load()
      .then(({ openFlags }) => (current() ? openFlags(source) : undefined))
      .then(
        (close) => {
          if (!close) return;
          if (current()) mine.close = close;
          else close();
        },
        () => undefined,
      );
  }

  function follow(): void {
    if (allowed()) {
      if (!running) open();
      return;
    }
    running?.close();
    running = null;
    measured = {};
    memory.forget();
  }

  const stopSeeing = store.subscribe(() => {
    if (running) tellSeen();
  });
  const stopFollowing = gate.subscribe(follow);
  follow();
  return () => {
    stopFollowing();
    stopSeeing();
    running?.close();
    running = null;
  };
}
