/**
 * Takes out of `@react-google-maps/api` what no minifier can: its components as classes, whose properties are set after
 * them. Their names end in nothing where those of the functions end in F (`CircleF`, `OverlayViewF`), which the library
 * itself recommends and which are left out when nobody uses them. 24 KiB (brotli) of what each map loads become 5. An
 * import of a name that is not here fails the build (decision 0131).
 */
const CLASS = /^class (\w+) extends \w+ \{\n[\s\S]*?^\}$\n?/gm;
const PROPERTY = /^_defineProperty\((\w+), [\s\S]*?\);$\n?/gm;
const EXPORTS = /^export \{ (.*) \};$/m;
/** The map itself is a class, and the only one with its name. */
const KEPT = new Set(['GoogleMap']);
/** What is made of classes that are gone, as the module is evaluated. */
const OF_CLASSES = [
  /^\(function \(MarkerClustererEvents\) \{\n[\s\S]*?^\}\)\(.*\);$\n?/m,
  /^var index_esm = [\s\S]*?^\}\);$\n?/m,
];
const WITH_CLUSTERS = ['GoogleMapsMarkerClusterer', 'GoogleMarkerClusterer'];

/** Returns the library without its classes. Throws when it is written otherwise. */
export default function googleMapsLoader(source: string): string {
  const gone = new Set([...source.matchAll(CLASS)].map(([, name = '']) => name).filter((name) => !KEPT.has(name)));
  const [list, names = ''] = EXPORTS.exec(source) ?? [];
  if (list === undefined || gone.size < 25 || !OF_CLASSES.every((part) => part.test(source)))
    throw new Error('@react-google-maps/api is written otherwise: look at google-maps-loader.ts');
  const drop = (text: string, name: string) => (gone.has(name) ? '' : text);
  const left = names.split(', ').filter((each) => {
    const [own = '', known = own] = each.split(' as ');
    return !gone.has(own) && !WITH_CLUSTERS.includes(known);
  });
  return OF_CLASSES.reduce((text, part) => text.replace(part, ''), source)
    .replaceAll(CLASS, drop)
    .replaceAll(PROPERTY, drop)
    .replace(/^memo\(\w+\);$\n?/m, '')
    .replaceAll(/^var ([\w$]+) = (memo|createContext)\(/gm, 'var $1 = /* @__PURE__ */ $2(')
    .replaceAll('= /** @class */function', '= /* @__PURE__ */function')
    .replace(EXPORTS, () => `export { ${left.join(', ')} };`);
}
