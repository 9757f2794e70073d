'use client';
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { Translations } from '@/lib/shared/messages/messages';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { rememberTranslations } from './translations';

const LanguageContext = createContext<Language>(LANGUAGES.default);

type LanguageProviderProps = {
  language: Language;
  /** The messages in this language; empty for the default one, which they are written in. */
  translations: Translations;
  children: ReactNode;
};

/** Provides the language of the page to client components. */
export function LanguageProvider({ language, translations, children }: LanguageProviderProps) {
  // Before any effect of a child, which may show a message.
  useLayoutEffect(() => rememberTranslations(translations), [translations]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Returns the language of the page in client components; `#use-language` works in all components. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
