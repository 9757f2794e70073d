import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Loads a file beside its own that is no JavaScript. */
const NATIVE = ['lmdb'];
const KEPT = 3;

/**
 * Bundled once for each version of the sources, cached in `.builds/programs`: a start need not translate them. Modules
 * that read files beside their own by `import.meta.url` must lie in the folder of `main`.
 */
export function bundledProgram(main: string): string {
  const folder = resolve(main, '../..');
  const repository = resolve(folder, '../..');
  const name = basename(folder);
  const programs = join(repository, '.builds', 'programs');
  const sources = [
    join(folder, 'src'),
    join(folder, 'package.json'),
    join(repository, 'packages', 'emulator-kit', 'src'),
    join(repository, 'package-lock.json'),
  ];
  const file = join(programs, `${name}-${hashOf(sources)}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(programs, { recursive: true });
  const { outputFiles } = buildSync({
    entryPoints: [main],
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: NATIVE,
    define: { 'import.meta.url': 'sourceUrl' },
    banner: {
      js: [
        "import { createRequire } from 'node:module';",
        `const sourceUrl = new URL('../../packages/${name}/src/main.ts', import.meta.url).href;`,
        // For packages that are CommonJS.
        'const require = createRequire(import.meta.url);',
      ].join('\n'),
    },
    logLevel: 'silent',
  });
  // Others may look for it at the same time, and must find all of it or nothing.
  const written = join(programs, `${randomUUID()}.tmp`);
  writeFileSync(written, outputFiles[0]?.contents ?? '');
  renameSync(written, file);
  dropOld(programs, name);
  return file;
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesBelow(source)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function* filesBelow(file: string): Generator<string> {
  if (statSync(file).isFile()) yield file;
  else for (const name of readdirSync(file).sort()) yield* filesBelow(join(file, name));
}

/** Removes all but the newest files of a program. One that runs has read its own. */
function dropOld(programs: string, name: string): void {
  const files = readdirSync(programs)
    .filter((file) => file.startsWith(`${name}-`))
    .flatMap((file) => {
      const { mtimeMs } = statSync(join(programs, file), { throwIfNoEntry: false }) ?? {};
      return mtimeMs === undefined ? [] : [{ file, mtimeMs }];
    })
    .sort((a, b) => b.mtimeMs - a.mtimeMs);
  for (const { file } of files.slice(KEPT)) rmSync(join(programs, file), { force: true });
}
