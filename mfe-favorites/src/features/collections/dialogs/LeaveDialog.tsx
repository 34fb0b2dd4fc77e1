import { useNavigate } from '@roost/shared/router';
import { Button } from '@roost/shared/ui';
import { copy } from '../../../copy.ts';
import type { DialogProps } from '../open-dialog.ts';
import { Frame, useWork } from './parts.tsx';
import { nameList } from '../../people/index.ts';

const texts = copy.people;

/** Asks before the guest leaves somebody else's list (FAV-10). */
export function LeaveDialog({ dialog: { collection }, callService, onClose }: DialogProps<'leave'>) {
  const navigate = useNavigate();
  const { busy, failed, run } = useWork(() => {
    onClose();
    void navigate('/favorites');
  });
  const { collectionId } = collection;
  const leave = () => void run(() => callService((client) => client.leaveCollection({ collectionId })));
  return (
    <Frame
      title={texts.leaveTitle(nameList(collection))}
      onClose={onClose}
      failed={failed}
      footer={
        <>
          <Button onClick={onClose}>{texts.stay}</Button>
          <Button variant="primary" busy={busy} onClick={leave}>
            {texts.leaveIt}
          </Button>
        </>
      }
    >
      <p>{texts.leaveText}</p>
    </Frame>
  );
}
