import { LANGUAGE_FACTS } from '../site/language-facts';
import { LANGUAGES } from '../site/languages';

/** ISO 3166-1 alpha-2: where a buyer most likely is of whom nothing is known. */
export const SHOP_COUNTRY = new Intl.Locale(LANGUAGE_FACTS[LANGUAGES.default].locale).region ?? '';
