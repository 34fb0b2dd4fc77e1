/** Which deed this version was published for (`e2e/src/hostile-site.ts`). */

// Publishing a version puts its deed here. The bundler must not know the text, or it would leave the other deeds out.
export const deed = JSON.parse('"__hostile_deed__"') as string;
export const isServer = typeof document === 'undefined';
/** Whether this is the deed, on this side: `loops at render (server)` does nothing in the browser. */
export const does = (name: string): boolean => deed === name || deed === `${name} (${isServer ? 'server' : 'browser'})`;

export const forever = (): never => {
  for (;;);
};
/** As long, without a loop that anybody could see: an expression that tries each way to divide a text. */
export const searchForever = (): boolean => /^(?:a+)+$/.test(`${'a'.repeat(64)}!`);
/** A loop that lets promises have their turn, and nobody else. */
export const waitForever = async (): Promise<never> => {
  for (;;) await null;
};
/** A promise that never comes. */
export const hang = () => new Promise<never>(() => undefined);
/** What cannot be turned into words. */
export const wordless = (): object => Object.create(null) as object;
