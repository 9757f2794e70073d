import 'server-only';
import type { Language } from '@/lib/shared/site/languages';
import { fieldOf, readContents } from './shop-content';

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
