/** Messages of guests and hosts, one chunk: other pages of this remote carry none of it. */
export { GuestMessages } from './GuestMessages.tsx';
export { HostMessages } from './HostMessages.tsx';
