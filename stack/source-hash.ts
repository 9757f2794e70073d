import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths';

export const SOURCES = [
  'app',
  'components',
  'lib',
  'middleware.ts',
  'instrumentation.ts',
  'server.ts',
  // Bundled beside the build, for production.
  'stack',
  'scripts/forgeline.ts',
  'scripts/forgeline',
  'proofs/checks',
  'packages/catalogue-index/src',
  'packages/emulator-kit/src',
  'packages/tool-text/src',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

function* filesBelow(file: string): Generator<string> {
  if (!existsSync(file)) return;
  if (statSync(file).isFile()) yield file;
  else for (const name of readdirSync(file).sort()) yield* filesBelow(path.join(file, name));
}

/** The same for the same sources, wherever they are built. */
export function sourceHash(): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const source of SOURCES) {
    for (const file of filesBelow(inRoot(source)))
      hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
