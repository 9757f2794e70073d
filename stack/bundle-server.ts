import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths';

/** The file beside a build that serves it, in one piece. */
export const SERVER_FILE = 'forgeline-server.cjs';
/** That of the commands, which forgeline.mjs runs. */
const COMMAND_FILE = 'forgeline.cjs';
/** The thread that packs the catalogue, which a server starts from the file beside its own. */
const PACKING_THREAD = {
  entry: 'lib/server/commerce/catalogue/index/packing-thread.ts',
  file: 'forgeline-packing-thread.cjs',
} as const;
/** The threads that judge uploaded documents, started likewise. */
const DOCUMENT_THREAD = {
  entry: 'lib/server/commerce/files/inspection/document-thread.ts',
  file: 'forgeline-document-thread.cjs',
} as const;

/** What a production server runs, and the file beside the build it is bundled into. */
const COMMANDS = {
  'server.ts': SERVER_FILE,
  'scripts/forgeline.ts': COMMAND_FILE,
  [PACKING_THREAD.entry]: PACKING_THREAD.file,
  [DOCUMENT_THREAD.entry]: DOCUMENT_THREAD.file,
} as const;

/** The packages of a production installation: loaded from node_modules, and so shared with what Next.js has built. */
function installedPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return Object.keys(dependencies);
}

async function bundle(entry: string, outfile: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [inRoot(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // CommonJS, since Next.js is, and names its own files without their ending.
    format: 'cjs',
    external: installedPackages().filter((name) => name !== 'server-only'),
    conditions: ['react-server'],
    // The marker of modules that must not reach a browser; as a package it would throw.
    alias: { 'server-only': inRoot('node_modules/server-only/empty.js') },
    // What stack/paths.ts finds the project's folder by. The command runs in it, wherever it was built.
    define: { 'import.meta.url': 'sourceUrl' },
    banner: {
      js: "const sourceUrl = require('node:url').pathToFileURL(require('node:path').resolve('stack/paths.ts')).href;",
    },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

/** Bundles server.ts, and the threads it starts, into `folder`, so that plain Node runs them. */
export async function bundleServer(folder: string): Promise<void> {
  await Promise.all([
    bundle('server.ts', path.join(folder, SERVER_FILE)),
    bundlePackingThread(folder),
    bundleDocumentThread(folder),
  ]);
}

/** Bundles that thread alone. */
export async function bundlePackingThread(folder: string): Promise<void> {
  await bundle(PACKING_THREAD.entry, path.join(folder, PACKING_THREAD.file));
}

/** Bundles the thread that judges documents. */
export async function bundleDocumentThread(folder: string): Promise<void> {
  await bundle(DOCUMENT_THREAD.entry, path.join(folder, DOCUMENT_THREAD.file));
}

/** Bundles everything that a production server runs into `folder`, the build's. */
export async function bundleCommands(folder: string): Promise<void> {
  await Promise.all(Object.entries(COMMANDS).map(([entry, file]) => bundle(entry, path.join(folder, file))));
}
