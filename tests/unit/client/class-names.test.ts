import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { classNames } from '@/lib/client/class-names';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const merge = extendTailwindMerge({
  extend: { theme: { text: ['2xs', 'display', 'headline', 'title'] } },
});

/** Every list of classes that stands in a component or page. */
function classListsInUse(): string[] {
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

describe('class names', () => {
  it.each([
    ['h-11 px-5', 'h-auto px-0', 'h-auto px-0'],
    ['px-5 py-2', 'p-0', 'p-0'],
    ['p-4', 'px-2', 'p-4 px-2'],
    [
      'bg-accent text-on-accent hover:bg-accent-strong',
      'bg-ink hover:bg-ink/85',
      'text-on-accent bg-ink hover:bg-ink/85',
    ],
    ['text-sm text-muted', 'text-lg', 'text-muted text-lg'],
    ['md:flex hidden', 'flex', 'md:flex flex'],
    ['border border-line', 'border-danger', 'border border-danger'],
    ['size-11', 'h-9', 'size-11 h-9'],
    ['h-9 w-9', 'size-11', 'size-11'],
  ])('of %s and %s keep what counts', (base, override, expected) => {
    expect(classNames(base, override)).toBe(expected);
  });

  it('leave out what is not there', () => {
    expect(classNames('a', undefined, false, null, 'b')).toBe('a b');
  });

  it('lose no class of a list in use that tailwind-merge keeps', () => {
    const lists = classListsInUse();
    expect(lists.length).toBeGreaterThan(200);
    const different = lists.filter((list) => classNames(list) !== merge(list));
    expect(different).toEqual([]);
  });
});
