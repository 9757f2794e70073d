import { notFound as german } from '../texts/de/not-found';
import { notFound as english } from '../texts/en/not-found';
import type { Language } from './languages';

/** In every language: loaded by the browser with the not-found page alone. */
export const NOT_FOUND_TEXTS: Readonly<Record<Language, typeof english>> = { en: english, de: german };
