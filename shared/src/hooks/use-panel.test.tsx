import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePanel } from './use-panel.ts';

const Dialog = ({ isOpen }: { isOpen: boolean }) => (isOpen ? <p>the dialog</p> : null);

test('PLAT-5: a dialog whose code does not come leaves the page, says so, and comes with the next press', async () => {
  let online = false;
  function Opener() {
    const { Panel, isOpen, show, busy, failed } = usePanel(async () => {
      if (!online) throw new Error('ChunkLoadError');
      return Dialog;
    });
    return (
      <>
        <button onClick={show} aria-busy={busy}>
          Open
        </button>
        {failed && <p role="alert">It did not open.</p>}
        {Panel && <Panel isOpen={isOpen} />}
      </>
    );
  }
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  online = true;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('the dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
