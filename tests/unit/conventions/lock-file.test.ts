import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

type LockedPackage = {
  version: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };

const places = ['', ...Object.keys(lock.packages).filter((place) => /^packages\/[^/]+$/.test(place))];
const manifests = places.map((place): [place: string, Manifest] => [
  place,
  JSON.parse(readFileSync(new URL(path.join('../../..', place, 'package.json'), import.meta.url), 'utf8')),
]);

it('the lock file names the binary packages of every platform, so that a clone installs on each of them', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('the lock file names no registry, so that it works with any', () => {
  const fetched = Object.values(lock.packages).filter(({ link }) => !link);
  expect(fetched.flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
});

it.each(manifests)('the lock file pins what %s/package.json requires, exactly', (place, manifest) => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d/);
    const locked = lock.packages[`${place}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
    const { version: pinned } = locked?.link ? (lock.packages[locked.resolved ?? ''] ?? {}) : (locked ?? {});
    expect(pinned, name).toBe(version);
  }
});
