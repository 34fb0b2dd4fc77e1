import { FieldGrid, TextField } from '@roost/shared/ui';
import styles from './Inquiry.module.css';
import { inquiryCopy as copy } from './inquiry-copy.ts';
import type { InquiryField } from './inquiry-problems.ts';
import type { Inquiry } from './use-inquiry.ts';

export type InquiryFieldSetProps = {
  /** Ids of the fields begin with it. */
  id: string;
  inquiry: Inquiry;
  maxOccupancy: number;
};

/** Who asks, about which stay, and the question. */
export function InquiryFieldSet({ id, inquiry, maxOccupancy }: InquiryFieldSetProps) {
  const field = (name: InquiryField) => ({
    id: `${id}-${name}`,
    name,
    value: inquiry.fields[name],
    error: inquiry.problems[name],
    onChange: (event: { currentTarget: { value: string } }) => inquiry.change(name, event.currentTarget.value),
  });
  return (
    <>
      <FieldGrid>
        <TextField label={copy.firstName} autoComplete="given-name" maxLength={100} required {...field('firstName')} />
        <TextField label={copy.lastName} autoComplete="family-name" maxLength={100} required {...field('lastName')} />
      </FieldGrid>
      <TextField
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        {...field('email')}
      />
      <TextField label={copy.phone} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} {...field('phone')} />
      <details className={styles.stay}>
        <summary>{copy.change}</summary>
        <FieldGrid>
          <TextField label={copy.startDate} type="date" {...field('startDate')} />
          <TextField label={copy.endDate} type="date" {...field('endDate')} />
          <TextField label={copy.guests} type="number" min={0} max={maxOccupancy} {...field('adults')} />
        </FieldGrid>
      </details>
      <TextField
        multiline
        label={copy.message}
        rows={4}
        placeholder={copy.placeholder}
        required
        {...field('message')}
      />
    </>
  );
}
