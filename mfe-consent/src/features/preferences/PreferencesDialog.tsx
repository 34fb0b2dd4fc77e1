import { useId, useState } from 'react';
import { categoryChoice } from '@roost/shared/domain/consent';
import type { ConsentCategory, OptionalCategory, TrackingPreferences } from '@roost/shared/domain/consent';
import { Button } from '@roost/shared/ui';
import { Dialog } from '@roost/shared/ui/overlays';
import { CATEGORIES, copy } from '../../copy.ts';
import { Switch } from './Switch.tsx';
import styles from './PreferencesDialog.module.css';

type Choice = Record<OptionalCategory, boolean>;

/** The dialog of CONS-1: a row a category, a switch for each that can be refused. Nothing counts until it is saved. */
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
      {CATEGORIES.map((category) => (
        <CategoryRow
          key={category.id}
          {...category}
          on={category.id === 'custom_necessary' ? null : choice[category.id]}
          onChange={(on) => setChoice((current) => ({ ...current, [category.id]: on }))}
        />
      ))}
    </Dialog>
  );
}

/** `on` is null for the essential category, which has no switch. */
function CategoryRow({
  id,
  name,
  description,
  on,
  onChange,
}: {
  id: ConsentCategory;
  name: string;
  description: string;
  on: boolean | null;
  onChange: (on: boolean) => void;
}) {
  const labelId = `${useId()}-${id}`;
  return (
    <div className={styles.row}>
      <h3 id={labelId}>{name}</h3>
      <p className={styles.description}>{description}</p>
      <div className={styles.state}>
        <span>{on === null ? copy.required : on ? copy.allow : copy.denied}</span>
        {on !== null && <Switch on={on} onChange={onChange} labelledBy={labelId} />}
      </div>
    </div>
  );
}
