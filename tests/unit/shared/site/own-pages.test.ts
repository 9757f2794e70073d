import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { slugFault } from '@/lib/shared/site/own-pages';

const foldersIn = (folder: string): string[] =>
  readdirSync(path.resolve(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? foldersIn(path.join(folder, name)) : [name]));

it('no page of the shop’s own can be over a route or a file of the store', () => {
  const names = ['app', 'app/[lang]', 'public']
    .flatMap(foldersIn)
    .filter((name) => /^[a-z0-9-]+$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => slugFault(name) === null)).toEqual([]);
});

it.each([
  ['workshop', null],
  ['a', null],
  ['our-50-years', null],
  ['fr', 'page-slug-of-store'],
  ['imprint', 'page-slug-of-store'],
  ['Workshop', 'page-slug-invalid'],
  ['-', 'page-slug-invalid'],
  ['', 'page-slug-invalid'],
  ['x'.repeat(61), 'page-slug-invalid'],
])('the address "%s" of a page: %s', (slug, fault) => {
  expect(slugFault(slug)).toBe(fault);
});
