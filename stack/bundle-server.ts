import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths';

export const SERVER_FILE = 'forgeline-server.cjs';
const COMMAND_FILE = 'forgeline.cjs';
const PACKING_THREAD = {
  entry: 'lib/server/commerce/tools/index/packing-thread.ts',
  file: 'forgeline-packing-thread.cjs',
} as const;
const DOCUMENT_THREAD = {
  entry: 'lib/server/commerce/files/inspection/document-thread.ts',
  file: 'forgeline-document-thread.cjs',
} as const;

const WORKBOOK_THREAD = {
  entry: 'lib/server/commerce/imports/workbook/workbook-thread.ts',
  file: 'forgeline-workbook-thread.cjs',
} as const;

const COMMANDS = {
  'server.ts': SERVER_FILE,
  'scripts/forgeline.ts': COMMAND_FILE,
  [PACKING_THREAD.entry]: PACKING_THREAD.file,
  [DOCUMENT_THREAD.entry]: DOCUMENT_THREAD.file,
  [WORKBOOK_THREAD.entry]: WORKBOOK_THREAD.file,
} as const;

/** Loaded from node_modules, and so shared with what Next.js has built. */
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
    // For stack/paths.ts, which finds the project's folder by it. The command runs there, wherever it was built.
    define: { 'import.meta.url': 'sourceUrl' },
    banner: {
      js: "const sourceUrl = require('node:url').pathToFileURL(require('node:path').resolve('stack/paths.ts')).href;",
    },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

export async function bundleServer(folder: string): Promise<void> {
  await Promise.all([
    bundle('server.ts', path.join(folder, SERVER_FILE)),
    bundlePackingThread(folder),
    bundleDocumentThread(folder),
    bundleWorkbookThread(folder),
  ]);
}

export async function bundlePackingThread(folder: string): Promise<void> {
  await bundle(PACKING_THREAD.entry, path.join(folder, PACKING_THREAD.file));
}

export async function bundleDocumentThread(folder: string): Promise<void> {
  await bundle(DOCUMENT_THREAD.entry, path.join(folder, DOCUMENT_THREAD.file));
}

export async function bundleWorkbookThread(folder: string): Promise<void> {
  await bundle(WORKBOOK_THREAD.entry, path.join(folder, WORKBOOK_THREAD.file));
}

export async function bundleCommands(folder: string): Promise<void> {
  await Promise.all(Object.entries(COMMANDS).map(([entry, file]) => bundle(entry, path.join(folder, file))));
}
