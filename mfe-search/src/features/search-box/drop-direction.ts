/** Height that a panel needs, in CSS pixels. */
const PANEL_HEIGHT = 384;

/** Returns where panels hang: below the box, or above it when there is too little room below and enough above. */
export function getDropDirection(box: { top: number; bottom: number }, windowHeight: number): 'down' | 'up' {
  return windowHeight - box.bottom < PANEL_HEIGHT && box.top > PANEL_HEIGHT ? 'up' : 'down';
}
