/** Addresses of the files that pages begin with. */
export type HostAssets = {
  js: readonly string[];
  css: readonly string[];
  /** Text fonts, preloaded by every page. */
  fonts: readonly string[];
  /** Display fonts, preloaded by pages whose first lines they set: text would move when they came late. */
  displayFonts: readonly string[];
  /** Scripts of chunks that only some pages begin with, by the chunk's name (`HostPage.code`). */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** Style sheets of the same chunks. */
  chunkStyles: Readonly<Record<string, readonly string[]>>;
};
