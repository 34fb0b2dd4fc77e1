/** Texts about arriving (STAY-1). They load with their chunk. */
import { endWithName } from '@roost/shared/domain/end-with-name';
import { formatHosts, hasSeveralHosts } from '@roost/shared/domain/hosts';
import { defineTexts } from '@roost/shared/texts';

export const arrivalCopy = /* @__PURE__ */ defineTexts('mfe-booking/arrival', {
  saved: 'Saved on this device. Opens without a signal.',
  title: 'Getting there',
  keys: 'Door, Wi-Fi, phone',
  door: 'Front door code',
  doorFrom: (day: string) => `From ${day}`,
  doorFromNote: 'Open this page then and press “Show code”. It keeps the code for when you have no signal.',
  hidden: 'Hidden',
  show: 'Show code',
  hide: 'Hide',
  doorFailed: (host: string, phone: string) => `We couldn’t load the code. Call ${host}, or ${phone}.`,
  wifi: 'Wi-Fi',
  network: 'Wi-Fi network',
  password: 'Wi-Fi password',
  copy: 'Copy',
  copyWhat: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  host: (name: string) => `${formatHosts(name)}, your ${hasSeveralHosts(name) ? 'hosts' : 'host'}`,
  call: 'Call',
  callHost: (name: string) => `Call ${name}`,
  hostUntil: (until: string, phone: string) => `Until ${until}. After that, call ${phone}.`,
  address: 'Address',
  directions: 'Directions',
  map: 'Open map',
  entry: 'Getting in',
  notes: 'Good to know',
  /** Nothing in English, which hosts write. */
  byHost: '',
  leaving: 'When you leave',
  loading: 'Loading the way to your home',
  failed: 'We couldn’t load the address.',
  offline: {
    note: (when: string) => `Roost can’t be reached right now. This is what was saved on ${when}.`,
    checkIn: 'Check in',
    checkOut: 'Check out',
    reservation: 'Reservation',
    after: (time: string) => `after ${time}`,
    by: (time: string) => `by ${time}`,
    noCode: (host: string) => endWithName(`You hadn’t opened it before the signal went. Call ${host}`),
    help: 'Need help? Call',
    list: 'Trips on this device',
    listNote: 'Roost can’t be reached right now. These stays are saved on this device and open without a signal.',
    /** Of a page that is not saved. */
    title: 'No connection',
    notSaved:
      'Roost can’t be reached right now, and this page isn’t saved on this device. It opens by itself when you’re back online. Meanwhile, check your Wi-Fi or signal.',
    again: 'Try again',
    bill: 'What the stay costs',
    total: 'Total',
    rest: (day: string, isCharged: boolean) =>
      isCharged ? `Of that, to be charged on ${day}` : `Of that, to be paid by ${day}`,
    you: 'You',
    messages: (host: string) => `Messages with ${host}`,
  },
});
