/** Which actions the tabs of one browser share (UI-4). Who is signed in is told to them by other means (AUTH-3). */

const MARK = 'sharedWithTabs';

/** `prepare` of an action that the other tabs are to dispatch too, e.g. that a banner was dismissed. */
export const shareWithTabs = <P>(payload: P) => ({ payload, meta: { [MARK]: true as const } });

/** True for an action that `shareWithTabs` prepared, in this tab or another one. */
export function isSharedWithTabs({ meta }: { type: string; meta?: unknown }): boolean {
  return (meta as { [MARK]?: boolean } | null | undefined)?.[MARK] === true;
}
