/** True below 768 px, where the search box opens as a sheet. Asked in event handlers only: the server has no screen. */
export function isNarrow(): boolean {
  return window.matchMedia('(max-width: 767px)').matches;
}

/** Height a panel needs, in CSS pixels. */
const PANEL_HEIGHT = 384;

/** Panels hang below the box, or above it when there is less room below and enough above. */
export function dropDirection(box: { top: number; bottom: number }, windowHeight: number): 'down' | 'up' {
  return windowHeight - box.bottom < PANEL_HEIGHT && box.top > PANEL_HEIGHT ? 'up' : 'down';
}
