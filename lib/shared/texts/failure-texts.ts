import type { Language } from '../site/languages';
import { failure as german } from './de/failure';
import { failure as english } from './en/failure';

/**
 * In every language: the server that provides all other texts may have failed. In their own file, because every page's
 * scripts contain them.
 */
export const FAILURE_TEXTS: Readonly<Record<Language, typeof english>> = { en: english, de: german };
