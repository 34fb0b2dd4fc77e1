import { useRef, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog.tsx';
import { Popover } from './Popover.tsx';

function WithDialog({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        title="Reviews"
        isOpen={open}
        onOpenChange={setOpen}
        closable={closable}
        footer={<button type="button">Apply</button>}
      >
        <p>Body</p>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  test('UI-5: named by its title, keeps the focus inside, Esc closes it and the focus returns', async () => {
    const user = userEvent.setup();
    render(<WithDialog />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Reviews' });
    for (let press = 0; press < 4; press += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test('one that may not be closed has no cross and ignores Esc', async () => {
    const user = userEvent.setup();
    render(<WithDialog closable={false} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

function WithPopover() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        Guests
      </button>
      <Popover triggerRef={button} isOpen={open} onOpenChange={setOpen} label="Guests and pets">
        <button type="button">More: Adults</button>
      </Popover>
    </>
  );
}

test('Popover: UI-5: Esc closes it and the focus returns to its control', async () => {
  const user = userEvent.setup();
  render(<WithPopover />);
  await user.click(screen.getByRole('button', { name: 'Guests' }));
  expect(screen.getByRole('dialog', { name: 'Guests and pets' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guests' })).toHaveFocus());
});
