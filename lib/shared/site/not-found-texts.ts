import { notFound as german } from '../texts/de/not-found';
import { notFound as english } from '../texts/en/not-found';
import type { Language } from './languages';

/** What a not-found page says, in every language: in the code that a browser loads to show it, and with no other page. */
export const NOT_FOUND_TEXTS: Readonly<Record<Language, typeof english>> = { en: english, de: german };
