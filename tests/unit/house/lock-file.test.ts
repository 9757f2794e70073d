import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type LockedPackage = { version: string; resolved?: string; optionalDependencies?: Record<string, string> };

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

describe('the lock file', () => {
  it('names the binary packages of every platform, so that a clone installs on each of them', () => {
    const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that it serves behind any', () => {
    expect(Object.values(lock.packages).flatMap(({ resolved }) => resolved ?? [])).toEqual([]);
  });

  it('pins what package.json asks for, exactly', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(version, name).toMatch(/^\d/);
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});
