import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { buttonClass } from '../button/Button.tsx';
import styles from './Popover.module.css';

export type MenuItem = { id: string; label: string; icon?: IconName; href?: string };
export type MenuProps = {
  /** Name of the menu. */
  label: string;
  /** What stands in the button that opens it. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** With a selected item this is a choice (`menuitemradio`), without it a list of actions. */
  selected?: string;
  onAction?: (id: string) => void;
  variant?: 'line' | 'text';
  className?: string;
};

/** A button with a menu: arrows move, Home and End jump, letters find, Esc returns to the button. */
export function Menu({ label, trigger, items, selected, onAction, variant = 'line', className }: MenuProps) {
  const choice = selected === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [selected], disallowEmptySelection: true };
  return (
    <MenuTrigger>
      <AriaButton className={buttonClass({ variant }, className)}>{trigger}<Icon name="chevronDown" size="s" /></AriaButton>
      <AriaPopover placement="bottom end" className={styles.popover ?? ''}>
        <AriaMenu className={styles.menu ?? ''} aria-label={label} items={items} {...choice} onAction={(key) => onAction?.(String(key))}>
          {(item: MenuItem) => (
            <AriaMenuItem id={item.id} textValue={item.label} className={styles.item ?? ''} {...(item.href ? { href: item.href } : {})}>
              {item.icon && <Icon name={item.icon} />}
              {item.label}
              {item.id === selected && <Icon name="check" />}
            </AriaMenuItem>
          )}
        </AriaMenu>
      </AriaPopover>
    </MenuTrigger>
  );
}
