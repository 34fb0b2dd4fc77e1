/** Numbers a page collects about itself while it loads; times are milliseconds from navigation start. */
export type ProbeResult = {
  lcp: number | null;
  lcpElement: string | null;
  fcp: number | null;
  shifts: [time: number, value: number, what: string][];
  longTasks: [start: number, duration: number][];
  /** The first visible control of the page belongs to React. */
  controlAt: number | null;
  /** So does the first one inside `main`. */
  hydratedAt: number | null;
};

declare global {
  interface Window {
    __probe?: ProbeResult;
  }
}

/**
 * Runs in the page before any of its code (as an init script, so it may use nothing from outside itself). A control is
 * hydrated when React owns it.
 */
export function installProbe(): void {
  const probe: ProbeResult = {
    lcp: null,
    lcpElement: null,
    fcp: null,
    shifts: [],
    longTasks: [],
    controlAt: null,
    hydratedAt: null,
  };
  window.__probe = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    probe.lcp = entry.startTime;
    probe.lcpElement = element
      ? `${element.tagName.toLowerCase()}${element.className ? `.${String(element.className).split(' ')[0]}` : ''}`
      : null;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.fcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
      sources: readonly { node: Node | null }[];
    };
    const what = shift.sources
      .map(({ node }) =>
        node instanceof Element
          ? `${node.tagName.toLowerCase()}.${String(node.className)}`
          : node?.textContent?.slice(0, 20),
      )
      .join(' | ');
    if (!shift.hadRecentInput) probe.shifts.push([shift.startTime, shift.value, what]);
  });
  observe('longtask', (entry) => {
    probe.longTasks.push([entry.startTime, entry.duration]);
  });

  const isVisible = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.top < innerHeight * 1.5;
  };
  const isOwnedByReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$') || key.startsWith('__reactFiber$'));
  const isHydrated = (within: string) => {
    const selector = ['button', 'input', 'select', 'a[href]'].map((control) => `${within}${control}`).join();
    const control = [...document.querySelectorAll(selector)].find(isVisible);
    return control !== undefined && isOwnedByReact(control);
  };
  const look = () => {
    if (probe.controlAt === null && isHydrated('')) probe.controlAt = performance.now();
    if (isHydrated('main ')) probe.hydratedAt = performance.now();
    else if (performance.now() < 60_000) setTimeout(look, 50);
  };
  setTimeout(look, 50);
}
