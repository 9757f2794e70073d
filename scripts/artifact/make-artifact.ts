import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { traceFiles } from '@/lib/server/serving/next-internals/trace-files';
import { inRoot, ROOT } from '@/stack/paths';
import { thirdPartyLicenses } from './third-party-licenses';

export const OWN_FILES = [
  ...['forgeline.mjs', 'scripts/require-node.mjs', 'LICENSE', 'public', 'translations'],
  // The demo's, unless FORGELINE_SHOP names another.
  'shop',
  // For a server without containers (docs/operations.md#systemd).
  ...['deploy/systemd', 'deploy/Caddyfile'],
];
/** For the next build, for tools and for debugging. */
const NOT_SERVED = new Set([
  ...['cache', 'types', 'diagnostics', 'turbopack', 'trace', 'trace-build', 'dev'],
  // Written by stack/build.ts.
  ...['forgeline-complete', 'forgeline-users'],
]);
const FOR_BROWSERS = /\.(?:css|scss|woff)$|-italic\.woff2$/;
const TRACE_END = '.nft.json';
const BUNDLE = /^forgeline.*\.cjs$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
}

/** By the traces of Next.js, relative to the project. */
function tracedAtBuild(build: string): string[] {
  return filesBelow(build)
    .filter((file) => file.endsWith(TRACE_END))
    .flatMap((file) => {
      const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: string[] };
      return files.map((name) => path.relative(ROOT, path.resolve(path.dirname(file), name)));
    });
}

function isServed(build: string, file: string): boolean {
  const [first = ''] = path.relative(build, file).split(path.sep);
  return !NOT_SERVED.has(first) && !file.endsWith(TRACE_END);
}

/** Packages, and the store's own modules that Next.js loads by name. The build is copied as a whole. */
function isCopied(file: string): boolean {
  return file.startsWith(`node_modules${path.sep}`) || file.startsWith(`lib${path.sep}`);
}

function copyFile(file: string, folder: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(inRoot(file), target, { verbatimSymlinks: true });
}

/** Fonts of documents are read by name, which no tracer finds (platform/pdf/pdf-fonts.ts). */
function fontsOfDocuments(): string[] {
  const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return Object.keys(dependencies)
    .filter((name) => /^@fontsource(?:-variable)?\/(?!archivo$)/.test(name))
    .map((name) => `node_modules/${name}`);
}

function writeManifest(folder: string): void {
  const { name, version, license, type } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const manifest = { name, version, private: true, license, type };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * `folder` must be empty or missing; `distDir` is relative to the project. The artifact runs on the same kind of machine
 * wherever it is copied to: `node forgeline.mjs start`.
 */
export async function makeArtifact(distDir: string, folder: string): Promise<void> {
  const build = inRoot(distDir);
  if (!existsSync(path.join(build, 'BUILD_ID')))
    throw new Error('There is no production build yet. Run: npm run build');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  const bundles = readdirSync(build).filter((name) => BUNDLE.test(name));
  const scripts = bundles.map((name) => path.join(build, name));
  const traced = [...tracedAtBuild(build), ...(await traceFiles(ROOT, scripts))];
  for (const file of new Set(traced))
    if (isCopied(file) && lstatSync(inRoot(file), { throwIfNoEntry: false })) copyFile(file, folder);
  cpSync(build, path.join(folder, distDir), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => isServed(build, file),
  });
  for (const name of OWN_FILES)
    cpSync(inRoot(name), path.join(folder, name), { recursive: true, verbatimSymlinks: true });
  for (const name of fontsOfDocuments()) {
    const filter = (file: string) => !FOR_BROWSERS.test(file);
    cpSync(inRoot(name), path.join(folder, name), { recursive: true, filter });
  }
  // It reads a shop.config.ts, and is loaded for one alone (platform/shop/shop-folder.ts).
  cpSync(inRoot('node_modules/jiti'), path.join(folder, 'node_modules/jiti'), { recursive: true });
  // A writable folder is mounted there.
  mkdirSync(path.join(folder, distDir, 'cache'));
  writeManifest(folder);
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses());
}
