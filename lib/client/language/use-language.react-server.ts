import { lang } from 'next/root-params';
import { cache, use } from 'react';
import { type Language, languageOf } from '@/lib/shared/site/languages';

const languageOfPage = cache(async (): Promise<Language> => languageOf(await lang()));

/**
 * Returns the language of the page in server components, from the path (`app/[lang]`). For client components `imports` in
 * package.json maps the same name, `#use-language`, to language-context.tsx, so that a component need not know where it
 * runs.
 */
export function useLanguage(): Language {
  return use(languageOfPage());
}

/** The same outside components: in a page's gate, in its metadata. */
export function readLanguage(): Promise<Language> {
  return languageOfPage();
}
