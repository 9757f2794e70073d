import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shopFile } from '@/lib/server/platform/config/shop-path';
import { fieldOf, parseContent, type ShopContent } from '@/lib/server/platform/shop/markdown-file';
import type { Language } from '@/lib/shared/site/languages';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

/** `published` is a day such as `2026-03-14`. */
export type BlogEntry = {
  slug: string;
  question: string;
  topic: string;
  published: string;
  markdown: string;
};

/** Oldest first. */
export function blogEntries(language: Language): BlogEntry[] {
  return readContents(language, 'blog')
    .map((content) => ({
      slug: content.slug,
      question: fieldOf(content, 'question'),
      topic: fieldOf(content, 'topic'),
      published: fieldOf(content, 'published'),
      markdown: content.markdown,
    }))
    .sort((a, b) => a.published.localeCompare(b.published));
}

const folderOf = (language: Language) => shopFile('content', language);

/** Returns whether the shop has content/<language>/<name>.md. */
export function hasContent(language: Language, name: string): boolean {
  return existsSync(path.join(folderOf(language), `${name}.md`));
}

/** content/<language>/<name>.md of the shop. Throws an error that names a missing file, or a line that is none of `name: value`. */
export function readContent(language: Language, name: string): ShopContent {
  const file = path.join(folderOf(language), `${name}.md`);
  if (!existsSync(file))
    throw new Error(
      `content/${language}/${name}.md is missing: write it, or switch the page off in the shop’s configuration.`,
    );
  return parseContent(name, readFileSync(file, 'utf8'));
}

/** content/<language>/<folder>/*.md of the shop, by name; none where there is no such folder. */
export function readContents(language: Language, folder: string): ShopContent[] {
  const inFolder = path.join(folderOf(language), folder);
  if (!existsSync(inFolder)) return [];
  return readdirSync(inFolder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readContent(language, `${folder}/${file.slice(0, -'.md'.length)}`))
    .map((content) => ({ ...content, slug: path.basename(content.slug) }));
}

/** Returns the file of the picture of the home page, in a shop without one the placeholder. */
export function heroFile(): string {
  const own = shopFile('pictures', 'hero.webp');
  return existsSync(own) ? own : path.join(process.cwd(), 'public', TOOL_PLACEHOLDER);
}

export const readHero = (): Promise<Buffer> => readFile(heroFile());

/** Returns the names of the engineers' pictures. */
export function engineersPictures(): string[] {
  const folder = shopFile('pictures', 'people');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')) : [];
}
