import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shopFile } from '@/lib/server/platform/config/shop-path';
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

/** A Markdown file of the shop: the lines `name: value` between its `---`, and what follows. */
export type ShopContent = { slug: string; fields: ReadonlyMap<string, readonly string[]>; markdown: string };

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

export function parseContent(slug: string, text: string): ShopContent {
  const [, front, markdown = ''] = FRONT_MATTER.exec(text) ?? [];
  if (front === undefined) throw new Error(`${slug}.md must begin with lines between two "---".`);
  const fields = new Map<string, string[]>();
  for (const line of front.split(/\r?\n/)) {
    const [, name, value] = /^(\w+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined)
      throw new Error(`${slug}.md: "${line}" is no "name: value".`);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return { slug, fields, markdown: markdown.trim() };
}

export function fieldOf({ slug, fields }: ShopContent, name: string): string {
  const value = fields.get(name)?.[0];
  if (value === undefined) throw new Error(`${slug}.md needs a line "${name}: …".`);
  return value;
}

const folderOf = (language: Language) => shopFile('content', language);

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
