import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mergeClasses } from '@/tests/support/pages/merge-classes';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Every list of classes written in a component or page. */
function classLists(): string[] {
  const lists = ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const source = readFileSync(path.join(ROOT, folder, name), 'utf8');
        return [...source.matchAll(/(?:className="|')([^"'\n]*)["']/g)].map(([, list = '']) => list);
      }),
  );
  const isClassList = (list: string) => /(^| )(?:[a-z]+:)*(?:[a-z]+-[a-z0-9[]|flex|grid)/.test(list);
  return [...new Set(lists.filter((list) => isClassList(list) && !/[;{}()=<>@/]/.test(list)))];
}

// Lists that components join at run time are checked on every page by tests/e2e/site/accessibility.spec.ts.
it('no list of classes sets a property twice', () => {
  const lists = classLists();
  expect(lists.length).toBeGreaterThan(200);
  expect(lists.filter((list) => mergeClasses(list) !== list)).toEqual([]);
});
