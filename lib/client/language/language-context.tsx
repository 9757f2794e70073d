'use client';
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { rememberSentences } from './sentences';

const LanguageContext = createContext<Language>(LANGUAGES.default);

type LanguageProviderProps = {
  language: Language;
  /** The sentences of messages.ts in this language; none in the default one, which they are written in. */
  sentences: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Tells the components in the browser which language the page is written in. */
export function LanguageProvider({ language, sentences, children }: LanguageProviderProps) {
  // Before any effect of a child, which may have something to say.
  useLayoutEffect(() => rememberSentences(sentences), [sentences]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page, in components of the browser; `#use-language` answers the same in all components. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
