import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from '@/stack/paths';

/** For the next build, tools and debuggers, and for stack/build.ts. */
const NOT_SERVED = new Set([
  ...['cache', 'types', 'diagnostics', 'turbopack', 'trace', 'trace-build'],
  ...['forgeline-complete', 'forgeline-users'],
]);
const NOT_LOADED = /\.(?:map|nft\.json)$/;
/** Texts of a build name scripts like this; their names change with their content. */
const SCRIPT = /(static\/immutable\/chunks\/[\w~.-]+?)\.js\b/g;
const COPY = '.br';
const NAME_BYTES = 6;

export type Release = {
  name: string;
  distDir: string;
  root: string;
};

export function releaseOf(distDir: string, root: string = ROOT): Release {
  const name = readFileSync(path.join(root, distDir, 'BUILD_ID'), 'utf8').trim();
  return { name, distDir, root };
}

function renameIn(text: string, from: string, to: string): string {
  return text.replace(SCRIPT, `$1-${to}.js`).replaceAll(from, to);
}

function* filesBelow(folder: string, below = ''): Generator<{ name: string; isLink: boolean }> {
  for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = path.join(below, entry.name);
    if (below === '' && NOT_SERVED.has(name)) continue;
    if (entry.isDirectory()) yield* filesBelow(folder, name);
    else if (!NOT_LOADED.test(name)) yield { name, isLink: entry.isSymbolicLink() };
  }
}

/** Every byte is a character of Latin-1: what is no text stays as it is. */
function copyRenamed(source: string, target: string, rename: (text: string) => string): void {
  const text = readFileSync(source, 'latin1');
  const renamed = rename(text);
  if (renamed === text) copyFileSync(source, target);
  else writeFileSync(target, renamed, 'latin1');
}

/** Used for a moment: the best compression takes seconds. */
function compress(file: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY };
  writeFileSync(`${file}${COPY}`, brotliCompressSync(readFileSync(file), { params }));
}

/**
 * A copy of the build `from` with another build id, deployment id and address for every script, as if each had changed. To
 * browsers and servers the same as a second build, which would take minutes and leave most scripts unchanged. The caller
 * removes the folder.
 */
export function makeNextRelease({ name: before, distDir, root }: Release): Release {
  const after = randomBytes(NAME_BYTES).toString('hex');
  const target = path.join(path.dirname(distDir), after);
  const rename = (text: string) => renameIn(text, before, after);
  for (const { name, isLink } of filesBelow(path.join(root, distDir))) {
    const [source, copy] = [path.join(root, distDir, name), path.join(root, target, rename(name))];
    mkdirSync(path.dirname(copy), { recursive: true });
    if (isLink) symlinkSync(readlinkSync(source), copy);
    else if (name.endsWith(COPY)) continue;
    else {
      copyRenamed(source, copy, rename);
      if (existsSync(`${source}${COPY}`)) compress(copy);
    }
  }
  return { name: after, distDir: target, root };
}

export function removeRelease({ distDir, root }: Release): void {
  rmSync(path.join(root, distDir), { recursive: true, force: true });
}

export function releaseAddresses({ distDir, root }: Release): string[] {
  return [...filesBelow(path.join(root, distDir, 'static'))]
    .map(({ name }) => name.split(path.sep).join('/'))
    .filter((name) => !name.endsWith(COPY))
    .map((name) => `/_next/static/${name}`);
}
