import { failure as german } from './de/failure';
import { failure as english } from './en/failure';
import { inLanguage } from './in-language';

/**
 * In every language that is compiled: the server that provides all other texts may have failed. In their own file, because every page's
 * scripts contain them.
 */
export const failureTextsIn = inLanguage({ en: english, de: german });
