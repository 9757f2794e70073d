import type { Language } from '../site/languages';
import { notFound as german } from './de/not-found';
import { notFound as english } from './en/not-found';

/** In every language: loaded by the browser with the not-found page alone. */
export const NOT_FOUND_TEXTS: Readonly<Record<Language, typeof english>> = { en: english, de: german };
