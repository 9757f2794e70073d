import 'server-only';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
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

/** The files lie beside the build, also in the artifact. */
const folderOf = (language: Language) => path.join(process.cwd(), 'shop', 'content', language);

/** shop/content/<language>/<name>.md. Throws an error that names a missing file, or a line that is none of `name: value`. */
export function readContent(language: Language, name: string): ShopContent {
  const file = path.join(folderOf(language), `${name}.md`);
  if (!existsSync(file))
    throw new Error(
      `shop/content/${language}/${name}.md is missing: write it, or switch the page off in shop.config.ts.`,
    );
  return parseContent(name, readFileSync(file, 'utf8'));
}

/** shop/content/<language>/<folder>/*.md, by name; none where there is no such folder. */
export function readContents(language: Language, folder: string): ShopContent[] {
  const inFolder = path.join(folderOf(language), folder);
  if (!existsSync(inFolder)) return [];
  return readdirSync(inFolder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readContent(language, `${folder}/${file.slice(0, -'.md'.length)}`))
    .map((content) => ({ ...content, slug: path.basename(content.slug) }));
}

const folder = () => path.join(process.cwd(), 'shop', 'pictures');

function ifThere<T>(otherwise: () => T): (error: unknown) => T {
  return (error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise();
    throw error;
  };
}

/** Returns shop/pictures/<name>. Only a build reads it. */
export function readShopPicture(name: string): Promise<Buffer> {
  return readFile(path.join(folder(), name));
}

/** Returns the picture of the home page, in a shop without one the placeholder. */
export function readHero(): Promise<Buffer> {
  return readShopPicture('hero.webp').catch(
    ifThere(() => readFile(path.join(process.cwd(), 'public', TOOL_PLACEHOLDER))),
  );
}

/** Returns the names of the engineers' pictures. */
export function engineersPictures(): string[] {
  try {
    return readdirSync(path.join(folder(), 'people')).filter((name) => name.endsWith('.webp'));
  } catch (error) {
    return ifThere(() => [])(error);
  }
}
