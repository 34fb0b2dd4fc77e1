import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { AppLink } from '../link/AppLink.tsx';
import type { AppLinkProps } from '../link/AppLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { cx } from '../cx.ts';
import styles from './Button.module.css';

type Look = {
  /** One `primary` a view. */
  variant?: 'primary' | 'line' | 'text' | 'inverse';
  size?: 'md' | 'lg';
  block?: boolean;
  icon?: IconName;
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    /** Work is under way: the label stays, presses do nothing. */
    busy?: boolean;
    /** Why the button cannot be pressed now. It stays focusable, and says so. */
    unavailable?: string;
    ref?: Ref<HTMLButtonElement>;
  };

function buttonClass(
  { variant = 'line', size = 'md', block = false }: Omit<Look, 'children'>,
  className?: string,
): string | undefined {
  return cx(styles.button, styles[variant], size === 'lg' && styles.large, block && styles.block, className);
}

/** A button. `type` is `button` unless said otherwise, so that none sends a form by accident. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  unavailable,
  className,
  children,
  onClick,
  type = 'button',
  ref,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy || unavailable !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-disabled={unavailable !== undefined || undefined}
      aria-busy={busy || undefined}
      aria-describedby={cx(describedBy, unavailable !== undefined && reasonId)}
      onClick={press}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {unavailable !== undefined && (
        <span id={reasonId} hidden>
          {unavailable}
        </span>
      )}
    </button>
  );
}

export type LinkButtonProps = Look & AppLinkProps;

/** A link that looks like a button: for navigation, never for an action. */
export function LinkButton({ variant, size, block, icon, className, children, ...link }: LinkButtonProps) {
  return (
    <AppLink className={buttonClass({ variant, size, block }, className)} {...link}>
      {icon && <Icon name={icon} />}
      {children}
    </AppLink>
  );
}

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  icon: IconName;
  /** The button's name; nothing else says what it does. */
  label: string;
  /** For a button that stays down: heart, view switch. */
  pressed?: boolean;
  surface?: 'plain' | 'photo' | 'inverse';
  ref?: Ref<HTMLButtonElement>;
};

/** A button of one icon, 44 px square. */
export function IconButton({
  icon,
  label,
  pressed,
  surface = 'plain',
  className,
  type = 'button',
  ref,
  ...rest
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={cx(
        styles.iconButton,
        surface !== 'plain' && styles[surface === 'photo' ? 'onPhoto' : 'onInverse'],
        className,
      )}
      aria-label={label}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
