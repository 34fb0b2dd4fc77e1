import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeStripe } from '../../testing/fake-stripe.ts';
import { CardSection } from './CardSection.tsx';

const config = { publishableKey: 'pk_test_local', scriptUrl: 'http://localhost:4100/stripe/v3/' };
const show = () =>
  render(<CardSection config={config} phone="1-800-555-0142" submitted={false} onVault={() => undefined} />);
const script = () => document.head.querySelector(`script[src="${config.scriptUrl}"]`);

test('BOOK-6: a vault that does not load says so, with the phone; trying again loads it anew', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the card form');
  script()?.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toHaveTextContent('1-800-555-0142');
  expect(script()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(script()).not.toBeNull());
  const vault = installFakeStripe();
  script()?.dispatchEvent(new Event('load'));
  expect(await screen.findByLabelText('Card number input')).toBeInTheDocument();
  vault.remove();
  script()?.remove();
});

test("BOOK-6: a wrong value is said at its field, in the frame's own words", async () => {
  const vault = installFakeStripe();
  const user = userEvent.setup();
  show();
  await user.type(await screen.findByLabelText('Card number input'), 'wrong');
  await user.tab();
  expect(screen.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(
    'Your card number is invalid.',
  );
  vault.remove();
});
