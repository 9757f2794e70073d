import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  MOST_PAGES,
  PAGE_KINDS,
  PAGE_TEXT_MAX_LENGTH,
  PAGE_TITLE_MAX_LENGTH,
  type PageKind,
  slugFault,
} from '../../../shared/site/own-pages';
import { parseContent, type ShopContent } from './markdown-file';

/** A page of the shop's folder: `pages/{slug}.md`, with `pages/{slug}.{language}.md` in other languages. */
export type FolderPage = {
  slug: string;
  kind: PageKind;
  isDraft: boolean;
  isInMenu: boolean;
  /** A day such as `2026-03-14`. */
  published: string | null;
  /** By language, the default one first; those that are drafts are left out. */
  texts: Readonly<Record<string, { title: string; text: string }>>;
};

/** The fields of a head: of the file in the default language, and of any other. */
const FIELDS = { default: ['title', 'kind', 'draft', 'menu', 'published'], other: ['title', 'draft'] };

const SLUG_FAULTS = {
  'page-slug-invalid': 'must be named by small letters, digits and hyphens, at most 60',
  'page-slug-of-store': 'the store has a page or a language of this name',
};

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Returns what is wrong with a file, each with its field. */
function judgeFile({ fields, markdown }: ShopContent, allowed: readonly string[]): string[] {
  const value = (name: string) => fields.get(name)?.[0];
  const problems: string[] = [];
  for (const [name, values] of fields) {
    if (!allowed.includes(name)) problems.push(`${name}: must be one of ${allowed.join(', ')}`);
    else if (values.length > 1) problems.push(`${name}: is there twice`);
  }
  for (const name of ['draft', 'menu'])
    if (!['true', 'false', undefined].includes(value(name))) problems.push(`${name}: must be true or false`);
  const [title = '', kind = 'page', published] = [value('title'), value('kind'), value('published')];
  if (title === '') problems.push('title: is missing');
  if ([...title].length > PAGE_TITLE_MAX_LENGTH)
    problems.push(`title: has more than ${PAGE_TITLE_MAX_LENGTH} letters`);
  if (!(PAGE_KINDS as readonly string[]).includes(kind))
    problems.push(`kind: must be one of ${PAGE_KINDS.join(', ')}`);
  if (published !== undefined && !isDay(published)) problems.push('published: must be a day as 2026-03-14');
  if (markdown === '') problems.push('has no text');
  if (markdown.length > PAGE_TEXT_MAX_LENGTH)
    problems.push(`has a text of more than ${PAGE_TEXT_MAX_LENGTH} letters`);
  return problems;
}

type Files = Readonly<Record<string, ShopContent>>;

/** A page by the files of its languages. */
function pageOf(slug: string, main: ShopContent, others: Files, defaultLanguage: string): FolderPage {
  const value = (name: string) => main.fields.get(name)?.[0];
  const isDraft = ({ fields }: ShopContent) => fields.get('draft')?.[0] === 'true';
  const shown = Object.entries(others).filter(([, content]) => !isDraft(content));
  return {
    slug,
    kind: (value('kind') ?? 'page') as PageKind,
    isDraft: isDraft(main),
    isInMenu: value('menu') === 'true',
    published: value('published') ?? null,
    texts: Object.fromEntries(
      [[defaultLanguage, main] as const, ...shown].map(([language, { fields, markdown }]) => [
        language,
        { title: fields.get('title')?.[0] ?? '', text: markdown },
      ]),
    ),
  };
}

/**
 * Reads the pages of a shop's folder. `languages` are those of the shop, the default one first; problems name file and field.
 */
export function readFolderPages(
  folder: string,
  [defaultLanguage = '', ...otherLanguages]: readonly string[],
): { pages: FolderPage[]; problems: string[] } {
  const inside = path.join(/* turbopackIgnore: true */ folder, 'pages');
  const problems: string[] = [];
  const files = new Map<string, Record<string, ShopContent>>();
  for (const name of existsSync(inside) ? readdirSync(inside).sort() : []) {
    if (name.startsWith('.')) continue;
    const wrong = (problem: string) => problems.push(`pages/${name}: ${problem}`);
    const [slug = '', language = defaultLanguage, ...more] = name.replace(/\.md$/, '').split('.');
    const fault = slugFault(slug);
    if (!name.endsWith('.md') || more.length > 0 || name === `${slug}.${defaultLanguage}.md`) {
      wrong(`must be named as about.md (in ${defaultLanguage}) or about.de.md (in another language)`);
    } else if (language !== defaultLanguage && !otherLanguages.includes(language)) {
      wrong(`the shop has no other language ${language}: see languages in its configuration`);
    } else if (fault) {
      wrong(SLUG_FAULTS[fault]);
    } else {
      const text = readFileSync(path.join(/* turbopackIgnore: true */ inside, name), 'utf8');
      try {
        const content = parseContent(`pages/${name.slice(0, -'.md'.length)}`, text);
        const fields = language === defaultLanguage ? FIELDS.default : FIELDS.other;
        for (const problem of judgeFile(content, fields)) wrong(problem);
        files.set(slug, { ...files.get(slug), [language]: content });
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
      }
    }
  }
  const pages: FolderPage[] = [];
  for (const [slug, { [defaultLanguage]: main, ...others }] of files) {
    if (main) pages.push(pageOf(slug, main, others, defaultLanguage));
    else if (problems.length === 0)
      problems.push(`pages/${slug}.md: is missing, of which there is a file in another language`);
  }
  if (pages.length > MOST_PAGES) problems.push(`pages: has more than ${MOST_PAGES} pages`);
  return { pages, problems };
}
