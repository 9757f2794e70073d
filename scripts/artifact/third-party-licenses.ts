import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '@/stack/paths';

type LockedPackage = {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
};

type ShippedPackage = { name: string; version: string; license: string; texts: Map<string, string> };

/** Packages without a licence in their manifest, and that of their LICENSE file or readme. */
export const LICENSE_BY_FILE: Readonly<Record<string, string>> = {
  'node_modules/busboy': 'MIT',
  'node_modules/png-js': 'MIT',
  'node_modules/streamsearch': 'MIT',
};
/** A development package that writes a part of itself into the build: the base styles. */
const IN_THE_BUILD = 'node_modules/tailwindcss';
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:-\w+)?(?:\.(?:md|txt))?$/i;
const README_SECTION = /^#+ licen[cs](?:e|ing)$.*/ims;
const RULE = '-'.repeat(100);

function isShipped([place, { link, dev, devOptional }]: [string, LockedPackage]): boolean {
  const isInstalled = place.startsWith('node_modules/') && !link && existsSync(inRoot(place));
  return isInstalled && ((!dev && !devOptional) || place === IN_THE_BUILD);
}

/** Licence files of a package and of others compiled into it, else its readme. */
function textsIn(folder: string, license: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => LICENSE_FILE.test(path.basename(file)) && !file.split(path.sep).includes('node_modules'),
  );
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '').trim();
  if (files.length > 0) return new Map(files.map((file) => [file, read(file)]));
  const { author } = JSON.parse(read('package.json')) as { author?: string | { name: string } };
  const readme = existsSync(path.join(folder, 'README.md')) ? read('README.md') : '';
  const [section = ''] = README_SECTION.exec(readme) ?? [];
  const holder = typeof author === 'object' ? author.name : (author ?? 'its authors');
  const summary = `${license}, by ${holder}. The text: https://spdx.org/licenses/${license}.html`;
  return new Map([['package.json', `${summary}\n\n${section}`.trim()]]);
}

export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(isShipped)
    .map(([place, { version = '', license = LICENSE_BY_FILE[place] ?? '' }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      license,
      texts: textsIn(inRoot(place), license),
    }));
}

export function thirdPartyLicenses(): string {
  const packages = shippedPackages();
  const placesOf = new Map<string, string[]>();
  for (const { name, version, texts } of packages)
    for (const [file, text] of texts)
      placesOf.set(text, [...(placesOf.get(text) ?? []), `${name} ${version}: ${file}`]);
  return [
    'Forgeline contains these packages of others, and parts of them.',
    packages.map(({ name, version, license }) => `${name} ${version}: ${license}`).join('\n'),
    ...[...placesOf].map(([text, places]) => [RULE, ...places, RULE, '', text].join('\n')),
  ]
    .join('\n\n')
    .concat('\n');
}
