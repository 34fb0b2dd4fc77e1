import { useId } from 'react';
import type {
  HTMLAttributes,
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../cx.ts';
import { uiTexts } from '../ui-texts.ts';
import styles from './Field.module.css';

type Words = {
  label: ReactNode;
  hint?: ReactNode;
  /** The field's error in words; marks the field invalid and is announced with it. */
  error?: string | undefined;
};

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Ids that tie a control to its hint and its error. */
function useWiring(
  given: string | undefined,
  { hint, error }: Omit<Words, 'label'>,
): Wiring & { hintId: string; errorId: string } {
  const own = useId();
  const id = given ?? own;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    id,
    hintId,
    errorId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': cx(hint ? hintId : null, error ? errorId : null),
  };
}

function Frame({
  label,
  hint,
  error,
  wiring,
  children,
}: Words & { wiring: ReturnType<typeof useWiring>; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={wiring.id}>{label}</label>
      {children}
      {hint && (
        <p id={wiring.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={wiring.errorId}>{error}</FieldError>
    </div>
  );
}

/** An error beside its field; renders nothing without a text. For fields that are not made here (the card frame). */
export function FieldError({ id, children }: { id?: string; children?: string | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  );
}

const controlProps = ({ id, 'aria-invalid': invalid, 'aria-describedby': describedBy }: Wiring) => ({
  id,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
});

export type TextFieldProps = Words &
  (
    | ({ multiline?: false; ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>)
    | ({ multiline: true; ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

/** A labelled line of text; `multiline` for several. Input attributes pass through. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const wiring = useWiring(rest.id, { hint, error });
  const frame = { label, hint, error, wiring };
  if (rest.multiline) {
    const { multiline: _, className, ...area } = rest;
    return (
      <Frame {...frame}>
        <textarea className={cx(styles.input, styles.area, className)} {...area} {...controlProps(wiring)} />
      </Frame>
    );
  }
  const { multiline: _, className, ...input } = rest;
  return (
    <Frame {...frame}>
      <input className={cx(styles.input, className)} {...input} {...controlProps(wiring)} />
    </Frame>
  );
}

export type SelectOption = { value: string; label: string };
export type SelectFieldProps = Words & { options: readonly SelectOption[]; ref?: Ref<HTMLSelectElement> } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'children'
  >;

/** A labelled native select: the phone's own picker, and it works without JavaScript. */
export function SelectField({ label, hint, error, options, className, ...rest }: SelectFieldProps) {
  const wiring = useWiring(rest.id, { hint, error });
  return (
    <Frame label={label} hint={hint} error={error} wiring={wiring}>
      <select className={cx(styles.input, styles.select, className)} {...rest} {...controlProps(wiring)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export type PhoneValue = { dialCode: string; value: string };
export type PhoneFieldProps = Words & {
  name: string;
  phone: PhoneValue;
  dialCodes: readonly SelectOption[];
  onChange: (phone: PhoneValue) => void;
  onBlur?: () => void;
  id?: string;
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Dial code and number as one field with one error (BOOK-2). Posts `{name}` and `{name}DialCode`. */
export function PhoneField({
  label,
  hint,
  error,
  name,
  phone,
  dialCodes,
  onChange,
  onBlur,
  id,
  required,
  ref,
}: PhoneFieldProps) {
  const wiring = useWiring(id, { hint, error });
  return (
    <Frame label={label} hint={hint} error={error} wiring={wiring}>
      <div className={styles.joined}>
        <select
          className={cx(styles.input, styles.select)}
          name={`${name}DialCode`}
          aria-label={uiTexts.countryCode}
          autoComplete="tel-country-code"
          value={phone.dialCode}
          onChange={(event) => onChange({ ...phone, dialCode: event.currentTarget.value })}
        >
          {dialCodes.map((code) => (
            <option key={code.value} value={code.value}>
              {code.label}
            </option>
          ))}
        </select>
        <input
          ref={ref}
          className={styles.input}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          name={name}
          required={required}
          value={phone.value}
          onChange={(event) => onChange({ ...phone, value: event.currentTarget.value })}
          onBlur={onBlur}
          {...controlProps(wiring)}
        />
      </div>
    </Frame>
  );
}

export type ChoiceMarkProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  type?: 'checkbox' | 'radio';
  ref?: Ref<HTMLInputElement>;
};

/** The box or dot of a choice, for rows that say more than one line. `Checkbox` has one with its words. */
export function ChoiceMark({ type = 'checkbox', className, ...rest }: ChoiceMarkProps) {
  return <input type={type} className={cx(styles.mark, className)} {...rest} />;
}

export type CheckboxProps = ChoiceMarkProps & {
  label: ReactNode;
  /** Number at the end of the row: how many results this choice has. */
  count?: number;
  error?: string | undefined;
};

/** A choice with its words as the press target, 44 px high. */
export function Checkbox({ label, count, error, className, ...rest }: CheckboxProps) {
  const wiring = useWiring(rest.id, { error });
  return (
    <>
      <label className={cx(styles.check, className)}>
        <ChoiceMark {...rest} {...controlProps(wiring)} />
        <span>{label}</span>
        {count !== undefined && <small>{count}</small>}
      </label>
      <FieldError id={wiring.errorId}>{error}</FieldError>
    </>
  );
}

/** Lays fields out in one column on phones, two above. A child with `data-span="full"` takes the whole row. */
export function FieldGrid({ columns = 2, className, ...rest }: HTMLAttributes<HTMLDivElement> & { columns?: 1 | 2 }) {
  return <div className={cx(styles.grid, columns === 2 && styles.two, className)} {...rest} />;
}
