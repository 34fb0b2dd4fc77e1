/** Gives functions of a published package other bodies, so that the minifier leaves out what only they use. */

/** A function's body, from its opening brace at the end of a line to the brace that closes it at the same depth. */
const functionNamed = (name: string): RegExp =>
  new RegExp(String.raw`^( *)((?:async )?function\*? ${name}\([\s\S]*?\) )\{\n[\s\S]*?^\1\}$`, 'gm');

/**
 * Returns the source with new bodies.
 * @param bodies new body by name of the function
 * @param where the file to look at when one of the functions is not there once: then this throws, and the build fails
 */
export function withBodies(source: string, bodies: Readonly<Record<string, string>>, where: string): string {
  return Object.entries(bodies).reduce((text, [name, body]) => {
    const found = text.match(functionNamed(name))?.length ?? 0;
    if (found !== 1) throw new Error(`The package has ${found} functions ${name}: look at ${where}`);
    return text.replace(functionNamed(name), `$1$2{ ${body} }`);
  }, source);
}
