import { lang } from 'next/root-params';
import { cache, use } from 'react';
import { type Language, languageOf } from '@/lib/shared/languages';

const languageOfPage = cache(async (): Promise<Language> => languageOf(await lang()));

/**
 * The language of the page, in server components: it is in the path (`app/[lang]`). package.json, `imports`, gives
 * components of the browser language-context.tsx under the same name, `#use-language`, so that a component need not know
 * where it runs.
 */
export function useLanguage(): Language {
  return use(languageOfPage());
}

/** The same for what is no component: a page's gate, its metadata. */
export function readLanguage(): Promise<Language> {
  return languageOfPage();
}
