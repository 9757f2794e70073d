import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFolderPages } from '@/lib/server/platform/shop/folder-pages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-pages-'));
  mkdirSync(path.join(folder, 'pages'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, 'pages', name), text);
  return readFolderPages(folder, ['de', 'en']);
}

it('a folder without pages has none', () => {
  rmSync(path.join(folder, 'pages'), { recursive: true });
  expect(read({})).toEqual({ pages: [], problems: [] });
});

it('a page of the folder is a Markdown file in the default language, with files for others', () => {
  const { pages, problems } = read({
    'werkstatt.md': '---\ntitle: Werkstatt\nkind: blog\nmenu: true\npublished: 2026-03-14\n---\n\nIm Hof.\n',
    'werkstatt.en.md': '---\ntitle: Workshop\n---\nIn the yard.',
    'bald.md': '---\ntitle: Bald\ndraft: true\n---\nNoch nicht.',
    'bald.en.md': '---\ntitle: Soon\ndraft: true\n---\nNot yet.',
  });
  expect(problems).toEqual([]);
  expect(pages).toEqual([
    {
      ...{ slug: 'bald', kind: 'page', isDraft: true, isInMenu: false, published: null },
      texts: { de: { title: 'Bald', text: 'Noch nicht.' } },
    },
    {
      ...{ slug: 'werkstatt', kind: 'blog', isDraft: false, isInMenu: true, published: '2026-03-14' },
      texts: {
        de: { title: 'Werkstatt', text: 'Im Hof.' },
        en: { title: 'Workshop', text: 'In the yard.' },
      },
    },
  ]);
});

const SOUND = '---\ntitle: A\n---\nText';

it.each([
  ['tools.md', SOUND, 'pages/tools.md: the store has a page or a language of this name'],
  ['fr.md', SOUND, 'pages/fr.md: the store has a page or a language of this name'],
  ['Über uns.md', SOUND, 'pages/Über uns.md: must be named by small letters, digits and hyphens, at most 60'],
  [
    'about.txt',
    SOUND,
    'pages/about.txt: must be named as about.md (in de) or about.de.md (in another language)',
  ],
  [
    'about.de.md',
    SOUND,
    'pages/about.de.md: must be named as about.md (in de) or about.de.md (in another language)',
  ],
  [
    'about.fr.md',
    SOUND,
    'pages/about.fr.md: the shop has no other language fr: see languages in its configuration',
  ],
  ['about.en.md', SOUND, 'pages/about.md: is missing, of which there is a file in another language'],
  ['about.md', 'Text', 'pages/about.md must begin with lines between two "---".'],
  ['about.md', '---\nkind: page\n---\nText', 'pages/about.md: title: is missing'],
  [
    'about.md',
    '---\ntitle: A\nkind: news\n---\nText',
    'pages/about.md: kind: must be one of page, blog, portfolio',
  ],
  ['about.md', '---\ntitle: A\ndraft: yes\n---\nText', 'pages/about.md: draft: must be true or false'],
  [
    'about.md',
    '---\ntitle: A\npublished: 3/14\n---\nText',
    'pages/about.md: published: must be a day as 2026-03-14',
  ],
  [
    'about.md',
    '---\ntitle: A\nauthor: B\n---\nText',
    'pages/about.md: author: must be one of title, kind, draft, menu, published',
  ],
  ['about.md', '---\ntitle: A\n---\n', 'pages/about.md: has no text'],
])('a page of the folder that is not usable is named: %s', (name, text, problem) => {
  expect(read({ [name]: text }).problems).toEqual([problem]);
});
