/** The commands that the documentation names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';

const files = readdirSync(join(REPOSITORY, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(REPOSITORY, 'docs', name))
  .concat(join(REPOSITORY, 'README.md'))
  .concat(
    readdirSync(REPOSITORY)
      .map((name) => join(REPOSITORY, name, 'README.md'))
      .filter((file) => existsSync(file)),
  );

/**
 * Lines of shell blocks, and commands that stand in a sentence, without settings before and comments after, with the
 * file they stand in.
 */
export const documentedCommands = (): (readonly [file: string, line: string])[] =>
  files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const blocks = [...text.matchAll(/```(?:sh|bash)\n([^]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
    const inline = [
      ...text.replaceAll(/```[^]*?```/g, '').matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|node) [^`]+)`/g),
    ].map(([, found = '']) => found.replaceAll('\n', ' '));
    return [...blocks, ...inline]
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .map((line) => line.replace(/^(?:[A-Z_]+=\S*\s+)+/, ''))
      .filter((line) => /^(npm|npx|node) /.test(line))
      .map((line) => [relative(REPOSITORY, file), line] as const);
  });

/** Words of a command line; quotes hold some together. */
export const getWords = (line: string): string[] =>
  (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
