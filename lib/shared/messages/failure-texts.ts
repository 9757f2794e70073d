import type { Language } from '../site/languages';
import { failure as german } from '../texts/de/failure';
import { failure as english } from '../texts/en/failure';

/**
 * What a failed page says, in every language: the server that provides all other texts may be what failed. In a file of its
 * own, because every page's scripts contain it.
 */
export const FAILURE_TEXTS: Readonly<Record<Language, typeof english>> = { en: english, de: german };
