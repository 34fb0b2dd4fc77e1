import type { Collection } from '@roost/shared/contracts/favorites-service';
import type { ServiceCall } from '../../api/service-call.ts';
import type { Stay } from '../stay/index.ts';

/** The dialog that is open, with what it is about. */
export type OpenDialog =
  | { type: 'create' }
  | { type: 'rename'; collection: Collection }
  | { type: 'delete'; collection: Collection }
  | { type: 'share'; collection: Collection }
  | { type: 'move'; collection: Collection; id: string; headline: string }
  | { type: 'note'; collection: Collection; id: string; headline: string; note: string }
  | { type: 'people'; collection: Collection }
  | { type: 'leave'; collection: Collection }
  | { type: 'stay'; stay: Stay; onStay: (stay: Stay) => Promise<boolean> };

export type DialogProps<T extends OpenDialog['type']> = {
  dialog: Extract<OpenDialog, { type: T }>;
  collections: readonly Collection[];
  callService: ServiceCall;
  today: string;
  onClose: () => void;
};
