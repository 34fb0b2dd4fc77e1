/** What a walk needs of a browser, whatever protocol drives it. */
export type Browser = {
  /** "Firefox 153.7.0" */
  name: string;
  /** Width of its window's content; not every browser gets as narrow as it is asked to be. */
  width: number;
  /** Starts loading an address. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page and returns what it answers. It gets plain data and knows nothing from outside. */
  run: <A extends unknown[], R>(script: ((...args: A) => R) | string, ...args: A) => Promise<R>;
  /** Presses the mouse at a point of the window, as a guest does. */
  press: (x: number, y: number) => Promise<void>;
  /** Types on the keyboard, into what has the focus; names of keys as WebDriver has them. */
  type: (text: string) => Promise<void>;
  picture: () => Promise<Buffer>;
  /** Errors of the console, uncaught errors and broken policies since the last call. */
  problems: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** The text of a function that takes its arguments as JSON and answers in JSON. */
export const asJson = (script: ((...args: never[]) => unknown) | string): string =>
  `JSON.stringify((${String(script)})(...JSON.parse(json))) ?? 'null'`;

/** One press, and keys one after another, as both protocols of WebDriver take them. */
export const pressActions = (x: number, y: number): object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      // A hand rests on a thing before it presses.
      { type: 'pause', duration: 100 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 50 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
export const keyActions = (text: string): object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Asks again until there is an answer. @throws the last error after `limitMs` */
export async function until<T>(ask: () => Promise<T>, limitMs = 30_000): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
}
