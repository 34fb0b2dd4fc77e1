import { act, screen, waitFor, within } from '@testing-library/react';
import type { Arrival as ArrivalData } from '@roost/shared/contracts/arrival';
import { found, makeArrival, makeReservation, refused, unavailable } from '../../testing/builders.ts';
import { renderPart } from '../../testing/render-page.tsx';
import type { getDoorCode } from '../../api/arrival.ts';
import { Arrival } from './Arrival.tsx';
import type { SavedTrip } from './save-trip.ts';

const reservation = makeReservation();

const opens: typeof getDoorCode = async () => found({ digits: '703521' });

function show(arrival: ArrivalData, { door = opens, canSave = true } = {}) {
  const saved: SavedTrip[] = [];
  const calls = {
    getArrival: async () => found(arrival),
    getDoorCode: door,
    saveTrip: async (trip: SavedTrip) => {
      saved.push(trip);
      return canSave;
    },
  };
  return { ...renderPart(<Arrival reservation={reservation} phone="1-800-555-0142" calls={calls} />), saved };
}

describe('STAY-1: the front door', () => {
  test('says where it is, how to get in, who to call, and from which day there is a code', async () => {
    show(makeArrival());
    const keys = within(await screen.findByRole('group', { name: 'Door, Wi-Fi, phone' }));
    expect(keys.getByText('From Tuesday, June 9, 2026')).toBeVisible();
    expect(keys.queryByRole('button', { name: 'Show code' })).toBeNull();
    expect(keys.getByText('dock-lantern-48')).toBeVisible();
    // Both are typed on another device.
    for (const name of ['Copy Wi-Fi network', 'Copy Wi-Fi password'])
      expect(keys.getByRole('button', { name })).toBeVisible();
    expect(keys.getByRole('link', { name: 'Call Ellen' })).toHaveAttribute('href', 'tel:5305550117');
    // The number stays on one line.
    expect(keys.getByText(/^Until 10 PM\./).textContent).toContain('call 1\u2011800\u2011555\u20110142.');
    expect(screen.getByText('214 Alder Lane')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=39.16%2C-120.14'),
    );
    expect(screen.getByRole('heading', { name: 'Number 214' })).toBeVisible();
    expect(await screen.findByText('Saved on this device. Opens without a signal.')).toBeVisible();
  });

  test('TEXT-1: in a Spanish page the way in is the host’s own words, and the page says so', async () => {
    await import('../../texts-es.ts');
    document.documentElement.lang = 'es';
    try {
      show({ ...makeArrival(), hostName: 'Paige and Ines' });
      expect(await screen.findByText('Paige e Ines, tus anfitriones')).toBeVisible();
      expect((await screen.findByRole('heading', { name: 'Number 214' })).closest('[lang="en"]')).not.toBeNull();
      expect(screen.getByText('Lo que sigue está escrito en inglés por quien te recibe.')).toBeVisible();
    } finally {
      document.documentElement.lang = 'en';
    }
  });

  test('shows the code on a press and saves it then; hides it on another press and when nobody looks', async () => {
    const { user, saved } = show(makeArrival('open'));
    await user.click(await screen.findByRole('button', { name: 'Show code' }));
    expect(await screen.findByLabelText('7 0 3 5 2 1')).toHaveTextContent('703521');
    expect(saved.map(({ digits }) => digits)).toEqual([null, '703521']);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('703521')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show code' }));
    await screen.findByText('703521');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByText('703521')).toBeNull();
    visibility.mockRestore();
  });

  test('a code that does not load names two people to call', async () => {
    const { user } = show(makeArrival('open'), { door: async () => unavailable() });
    await user.click(await screen.findByRole('button', { name: 'Show code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Call Ellen, or 1-800-555-0142.');
  });

  test('a browser that cannot save does not claim it; a stay that is over is not saved', async () => {
    show(makeArrival(), { canSave: false });
    await screen.findByText('214 Alder Lane');
    expect(screen.queryByText(/Saved on this device/)).toBeNull();
    // The line that would say so holds its place: nothing moves when it does.
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
    const { saved } = show({ ...makeArrival('over'), guide: null });
    await waitFor(() => expect(screen.getAllByText('214 Alder Lane')).toHaveLength(2));
    expect(saved).toEqual([]);
  });

  test('who has no proof is led to the mail; no answer offers another try', async () => {
    const answers = [unavailable(), found(makeArrival())];
    const base = { getDoorCode: async () => found({ digits: '' }), saveTrip: async () => false };
    const { user } = renderPart(
      <Arrival
        reservation={reservation}
        phone="1"
        calls={{ ...base, getArrival: async () => answers.shift() ?? unavailable() }}
      />,
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('214 Alder Lane')).toBeVisible();
    renderPart(
      <Arrival
        reservation={reservation}
        phone="1"
        calls={{ ...base, getArrival: async () => refused('not_found', 404) }}
      />,
    );
    expect(await screen.findByText(/in your confirmation email/)).toBeVisible();
  });
});
