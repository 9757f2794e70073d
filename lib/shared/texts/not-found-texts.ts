import { notFound as german } from './de/not-found';
import { notFound as english } from './en/not-found';
import { inLanguage } from './in-language';

/** In every language that is compiled: loaded by the browser with the not-found page alone. */
export const notFoundTextsIn = inLanguage({ en: english, de: german });
