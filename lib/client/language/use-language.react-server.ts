import { lang } from 'next/root-params';
import { cache, use } from 'react';
import { type Language, languageOf } from '@/lib/shared/site/languages';

const languageOfPage = cache(async (): Promise<Language> => languageOf(await lang()));

/**
 * From the path (`app/[lang]`). For client components `imports` in package.json maps `#use-language` to language-context.tsx,
 * so that a component works on either side.
 */
export function useLanguage(): Language {
  return use(languageOfPage());
}

export function readLanguage(): Promise<Language> {
  return languageOfPage();
}
