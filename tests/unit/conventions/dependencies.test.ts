import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LICENSE_BY_FILE, shippedPackages } from '@/scripts/artifact/third-party-licenses';

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
};

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const workspaces = Object.keys(lock.packages).filter((place) => /^packages\/[^/]+$/.test(place));
const manifests = ['', ...workspaces.map((place) => `${place}/`)].map(
  (place) =>
    JSON.parse(readFileSync(new URL(`../../../${place}package.json`, import.meta.url), 'utf8')) as Manifest,
);
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place !== '' && !workspaces.includes(place) && !link,
);

/**
 * Permissive licences, and those of binaries that the store calls but neither changes nor links (sharp's libvips). PSF-2.0 and
 * Python-2.0, the permissive licences of Python, cover argparse, which commands of markdown-it and js-yaml use and the store never loads.
 */
const LICENSES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that may run a script at install, and why. `allowScripts` in package.json names the same for npm. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  esbuild: 'checks that the binary of this platform is there (tests and scripts alone)',
  lmdb: 'takes the prebuilt binary, or compiles one (database emulator alone)',
  'msgpackr-extract': 'takes the prebuilt binary, or compiles one (with lmdb)',
};

/** npm writes no hash of a binary it does not install; these are pinned to a version, and serve builds and tests alone. */
const PLATFORM_BINARY =
  /^node_modules\/@(?:biomejs\/cli|msgpackr-extract\/msgpackr-extract|next\/swc|tailwindcss\/oxide)-(?:android|darwin|freebsd|linux|wasm32|win32)/;

function licensesOf(expression: string): string[] {
  return expression.replace(/[()]/g, '').split(/ (?:AND|OR) /);
}

it('what the store depends on comes from a registry alone: no address, no repository, no folder', () => {
  const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  const links = Object.values(lock.packages).filter(({ link }) => link);
  expect(links.map(({ resolved }) => resolved).toSorted()).toEqual(workspaces.toSorted());
  const elsewhere = installed.flatMap(([, { resolved }]) => resolved ?? []);
  expect(elsewhere.filter((address) => !address.startsWith('https://'))).toEqual([]);
});

it('what the store depends on has the hash of every package, except binaries for platforms other than the one the lock was made on', () => {
  const without = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  const unguarded = without.filter(([place, { optional }]) => !optional || !PLATFORM_BINARY.test(place));
  expect(unguarded.map(([place]) => place)).toEqual([]);
  const weak = installed.filter(([, { integrity = 'sha512-' }]) => !integrity.startsWith('sha512-'));
  expect(weak.map(([place]) => place)).toEqual([]);
});

it('what the store depends on has licences that let anyone run and change the store', () => {
  const refused = Object.entries(lock.packages).flatMap(([place, { license, link }]) => {
    if (link) return [];
    const expression = license ?? LICENSE_BY_FILE[place] ?? 'none named';
    const names = licensesOf(expression);
    const isFine = expression.includes(' OR ')
      ? names.some((name) => LICENSES.has(name))
      : names.every((name) => LICENSES.has(name));
    return isFine ? [] : [`${place}: ${expression}`];
  });
  expect(refused).toEqual([]);
});

it('what the store depends on ships with the text of each licence', () => {
  const shipped = shippedPackages();
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifests[0]?.dependencies ?? {})));
  const forDevelopment = Object.keys(manifests[0]?.devDependencies ?? {});
  // Its base styles are in the build.
  expect(names.filter((name) => forDevelopment.includes(name))).toEqual(['tailwindcss']);
  expect(shipped.filter(({ license, texts }) => license === '' || texts.size === 0)).toEqual([]);
});

it('what the store depends on runs no scripts at install except those of the list', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place);
  const allowed = Object.keys(INSTALL_SCRIPTS);
  expect(scripted.toSorted()).toEqual(allowed.map((name) => `node_modules/${name}`).toSorted());
  expect(manifests[0]?.allowScripts).toEqual(Object.fromEntries(allowed.map((name) => [name, true])));
  expect(
    manifests
      .flatMap(({ scripts }) => Object.keys(scripts))
      .filter((name) => /^(pre|post)?install$|^prepare$/.test(name)),
  ).toEqual([]);
});
