import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Manifest = {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
  bin?: string;
  scripts: Record<string, string>;
};

type LockedPackage = { dev?: boolean; devOptional?: boolean };

const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;

const store = readJson<Manifest>('package.json');
const lock = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const packages = readdirSync(path.join(ROOT, 'packages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, manifest: readJson<Manifest>(`packages/${name}/package.json`) }));

/** Used without an import: by the command line, the types of an import, a path that is put together, or an example of docs. */
const WITHOUT_IMPORT = /^(?:tsx|vitest|typescript|openapi-fetch|@types\/.+)$/;

/** The generator needs the TypeScript before the store's. */
const OWN_VERSIONS: ReadonlySet<string> = new Set(['api-client: typescript']);

/** Dependencies of packages that an install for production has all the same, since the store's own bring them. */
const BROUGHT_BY_THE_STORE: Readonly<Record<string, string>> = { bson: 'mongodb' };

/** The files of our own in a package, relative to it. */
function filesOf(name: string): string[] {
  const folder = path.join(ROOT, 'packages', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:src|bin|tests)[/\\].+\.(?:ts|mjs)$/.test(file),
  );
}

/** Returns whether a file of the package imports `dependency` or a path in it. */
function imports(name: string, dependency: string): boolean {
  const specifier = new RegExp(`['"]${dependency}(?:/[^'"]*)?['"]`);
  return filesOf(name).some((file) =>
    specifier.test(readFileSync(path.join(ROOT, 'packages', name, file), 'utf8')),
  );
}

const SPECIFIER = /^(?:import|export)\b(?:[^;']*\bfrom)?\s*'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The packages of others, or of ours, that files of the package import. */
function dependenciesOf(name: string): string[] {
  const specifiers = filesOf(name).flatMap((file) =>
    [...readFileSync(path.join(ROOT, 'packages', name, file), 'utf8').matchAll(SPECIFIER)].map(
      ([, atLoad, later]) => atLoad ?? later ?? '',
    ),
  );
  const foreign = specifiers.filter((specifier) => !/^(?:[.#]|node:|@\/)/.test(specifier));
  const names = foreign.map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
  return [...new Set(names)].sort();
}

/** Returns what is wrong with the packages by the rule `offenders`. */
function offendersAmong(offenders: (manifest: Manifest, name: string) => readonly string[]): string[] {
  return packages.flatMap(({ name, manifest }) =>
    offenders(manifest, name).map((offender) => `${name}: ${offender}`),
  );
}

it('a package declares every dependency that it imports', () => {
  const undeclared = offendersAmong(({ name: own, dependencies = {}, devDependencies }, name) =>
    dependenciesOf(name).filter(
      (each) => each !== own && !Object.hasOwn(dependencies, each) && !Object.hasOwn(devDependencies, each),
    ),
  );
  expect(undeclared).toEqual([]);
});

it('a package declares no dependency that it does not import', () => {
  const unused = offendersAmong(({ devDependencies }, name) =>
    Object.keys(devDependencies).filter((each) => !WITHOUT_IMPORT.test(each) && !imports(name, each)),
  );
  expect(unused).toEqual([]);
});

// npm installs the `dependencies` of every workspace, also for production (docs/decisions, 2026-11-22).
it('a package is private, with dependencies for development alone', () => {
  const published = offendersAmong(({ private: isPrivate, dependencies = {} }) => [
    ...(isPrivate ? [] : ['is not private']),
    ...Object.keys(dependencies),
  ]);
  expect(published).toEqual([]);
});

it('a package is named as its folder, has a description, and has tests that run alone', () => {
  const incomplete = offendersAmong((manifest, name) => [
    ...(manifest.name === `@forgeline/${name}` ? [] : [`is named ${manifest.name}`]),
    ...(existsSync(path.join(ROOT, 'packages', name, 'README.md')) ? [] : ['has no README.md']),
    ...(manifest.scripts.test?.startsWith('vitest run') ? [] : ['has no script for its tests']),
    ...(filesOf(name).some((file) => /^tests.*\.test\.ts$/.test(file)) ? [] : ['has no tests']),
  ]);
  expect(incomplete).toEqual([]);
});

it('a package has the versions of the store for what both use', () => {
  const ofStore = { ...store.dependencies, ...store.devDependencies };
  const other = offendersAmong(({ devDependencies }) =>
    Object.keys(devDependencies).filter((each) => each in ofStore && ofStore[each] !== devDependencies[each]),
  );
  expect(other.filter((each) => !OWN_VERSIONS.has(each))).toEqual([]);
});

it('a package adds nothing to an install for production', () => {
  const added = offendersAmong(({ devDependencies, name }) =>
    Object.keys(devDependencies).filter((each) => {
      const own = `packages/${name.replace('@forgeline/', '')}/node_modules/${each}`;
      const { dev, devOptional } = lock.packages[own] ?? lock.packages[`node_modules/${each}`] ?? {};
      const isBrought = each in (store.dependencies ?? {}) || each in BROUGHT_BY_THE_STORE;
      return !dev && !devOptional && !isBrought && !each.startsWith('@forgeline/');
    }),
  );
  expect(added).toEqual([]);
});

it('packages import each other without a cycle', () => {
  const below = new Map(
    packages.map(({ manifest }) => [
      manifest.name,
      Object.keys(manifest.devDependencies).filter((each) => each.startsWith('@forgeline/')),
    ]),
  );
  const visit = (name: string, above: readonly string[]): void => {
    expect(above).not.toContain(name);
    for (const next of below.get(name) ?? []) visit(next, [...above, name]);
  };
  for (const name of below.keys()) visit(name, []);
});

it('the lock file has every package', () => {
  const locked = Object.keys(lock.packages).filter((place) => /^packages\/[^/]+$/.test(place));
  expect(locked.toSorted()).toEqual(packages.map(({ name }) => `packages/${name}`).toSorted());
});
