'use client';
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { Translations } from '@/lib/shared/messages/messages';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { setTranslations } from './translations';

const LanguageContext = createContext<Language>(LANGUAGES.default);

type LanguageProviderProps = {
  language: Language;
  /** Empty for the default language, which messages are written in. */
  translations: Translations;
  children: ReactNode;
};

export function LanguageProvider({ language, translations, children }: LanguageProviderProps) {
  // Before any effect of a child, which may show a message.
  useLayoutEffect(() => setTranslations(translations), [translations]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** For client components; `#use-language` works in all components. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
