/** Addresses of what every page begins with. */
export type HostAssets = {
  js: readonly string[];
  css: readonly string[];
  /** Text face, preloaded by every page. */
  fonts: readonly string[];
  /** Display face, preloaded where it sets the first lines large: it would move them when it comes late. */
  displayFonts: readonly string[];
  /** Scripts of code that only some pages begin with, by its name (`HostPage.code`). */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Style sheets of the same. */
  chunkStyles: Readonly<Record<string, readonly string[]>>;
};
