import path from 'node:path';
import { inRoot } from './paths';

/** The file beside a build that serves it, in one piece. */
export const SERVER_FILE = 'forgeline-server.cjs';

/**
 * Bundles server.ts into `folder`, so that plain Node runs it. Packages are left out: they are loaded from node_modules, and
 * so shared with what Next.js has built. CommonJS, since Next.js is, and names its own files without their ending.
 */
export async function bundleServer(folder: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [inRoot('server.ts')],
    outfile: path.join(folder, SERVER_FILE),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    conditions: ['react-server'],
    // The marker of modules that must not reach a browser; as a package it would throw.
    alias: { 'server-only': inRoot('node_modules/server-only/empty.js') },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}
