import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

const PAGES = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));

const textOf = (page: string) => readFileSync(path.join(ROOT, page), 'utf8');

/** Returns the anchor that a renderer makes of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsIn(page: string): string[] {
  return [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** Links of a page to other files of the repository, from its root, with their anchors. */
function linksIn(page: string): { target: string; anchor: string }[] {
  return [...textOf(page).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, file = '', anchor = '']) => ({
      target: file === '' ? page : path.normalize(path.join(path.dirname(page), file)),
      anchor,
    }),
  );
}

/**
 * Returns the files and folders that a page names in code: `lib/shared/messages/errors.ts`. Patterns such as `lib/<name>` are
 * left out.
 */
function pathsIn(page: string): string[] {
  return [
    ...textOf(page).matchAll(
      /`((?:app|bench|components|docs|fuzz|lib|packages|proofs|scripts|tests)\/[^`\s]*)`/g,
    ),
  ]
    .map(([, file = '']) => file)
    .filter((file) => !/[<>{}*…]/.test(file));
}

it('the pages in Markdown link to what exists', () => {
  const broken = PAGES.flatMap((page) =>
    linksIn(page)
      .filter(
        ({ target, anchor }) =>
          !existsSync(path.join(ROOT, target)) || (anchor !== '' && !anchorsIn(target).includes(anchor)),
      )
      .map(({ target, anchor }) => `${page}: ${target}${anchor && `#${anchor}`}`),
  );
  expect(broken).toEqual([]);
});

it('the pages in Markdown have no marks of an unfinished merge, which a formatter may have taken for a quotation', () => {
  const unfinished = PAGES.filter((page) => /^(?:<{7}|(?:> ?){7}|\| =======)/m.test(textOf(page)));
  expect(unfinished).toEqual([]);
});

it('the pages in Markdown name files that exist', () => {
  const missing = PAGES.flatMap((page) =>
    pathsIn(page)
      .filter(
        (file) =>
          !existsSync(path.join(ROOT, file)) && !existsSync(path.join(ROOT, path.dirname(page), file)),
      )
      .map((file) => `${page}: ${file}`),
  );
  expect(missing).toEqual([]);
});

const TRACKED = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const SOURCE_NAME = /`([\w@[\]/-][\w.@[\]/-]*\.(?:tsx?|mjs|css))`/g;
/** Names that are examples of how to name a file, or how not to. */
const EXAMPLES = /^(?:NNNN-what-changes|order-utils|src\/path\/file)\.ts$/;

it('the pages in Markdown name source files by the end of a path that exists', () => {
  const missing = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(SOURCE_NAME)]
      .map(([, name = '']) => name)
      .filter((name) => !EXAMPLES.test(name) && !TRACKED.some((file) => `/${file}`.endsWith(`/${name}`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(missing).toEqual([]);
});
