import { useId, useState } from 'react';
import { categoryChoice } from '@roost/shared/domain/consent';
import type { ConsentCategory, OptionalCategory, TrackingPreferences } from '@roost/shared/domain/consent';
import { Button } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { CATEGORIES, copy } from '../../copy.ts';
import { Switch } from './Switch.tsx';
import styles from './PreferencesDialog.module.css';

type Choice = Record<OptionalCategory, boolean>;

/**
 * The preferences dialog (CONS-1): one row per category, with a switch where the category can be refused. Changes apply
 * when they are saved.
 */
export function PreferencesDialog({
  preferences,
  onSave,
  onClose,
}: {
  preferences: TrackingPreferences | null;
  onSave: (choice: Choice) => void;
  onClose: () => void;
}) {
  const [choice, setChoice] = useState<Choice>(() => categoryChoice(preferences));
  return (
    <Dialog
      title={copy.title}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" onClick={() => onSave(choice)}>
            {copy.save}
          </Button>
        </>
      }
    >
      <p className={styles.explanation}>{copy.explanation}</p>
      {CATEGORIES.map((id) => (
        <CategoryRow
          key={id}
          id={id}
          {...copy.categories[id]}
          isOn={id === 'custom_necessary' ? null : choice[id]}
          onChange={(isOn) => setChoice((current) => ({ ...current, [id]: isOn }))}
        />
      ))}
    </Dialog>
  );
}

/** One category. `isOn` is null for the essential category, which has no switch. */
function CategoryRow({
  id,
  name,
  description,
  isOn,
  onChange,
}: {
  id: ConsentCategory;
  name: string;
  description: string;
  isOn: boolean | null;
  onChange: (isOn: boolean) => void;
}) {
  const labelId = `${useId()}-${id}`;
  return (
    <div className={styles.row}>
      <h3 id={labelId}>{name}</h3>
      <p className={styles.description}>{description}</p>
      <div className={styles.state}>
        <span>{isOn === null ? copy.required : isOn ? copy.allow : copy.denied}</span>
        {isOn !== null && <Switch isOn={isOn} onChange={onChange} labelledBy={labelId} />}
      </div>
    </div>
  );
}
