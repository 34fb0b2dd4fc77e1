import { useOnline } from '@roost/shared/query';
import { Button, FieldGrid, Note, Skeleton, VisuallyHidden } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import grid from './CardGrid.module.css';

/** Keeps the room of the fields, so that nothing moves when they arrive. */
export function CardSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{copy.payment.vaultLoading}</VisuallyHidden>
      <FieldGrid columns={2} className={grid.grid}>
        <div data-span="full">
          <Skeleton height="4.75rem" />
        </div>
        <Skeleton height="4.75rem" />
        <Skeleton height="4.75rem" />
      </FieldGrid>
    </div>
  );
}

/** Says that the card form did not load and nothing was charged, and gives the phone number. */
export function VaultFailed({ phone, onRetry }: { phone: string; onRetry: () => void }) {
  const online = useOnline();
  return (
    <Note
      tone="bad"
      role="alert"
      action={
        <Button icon="refresh" onClick={onRetry}>
          {copy.payment.retry}
        </Button>
      }
    >
      <strong>{copy.payment.vaultFailed}</strong> {online ? copy.payment.vaultCall(phone) : copy.offline.vault}
    </Note>
  );
}
