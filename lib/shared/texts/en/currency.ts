import { ofShop } from '#shop-texts';
import { currencyName } from '../../site/currency-name';

/** The currency as a word, as in “amount in dollars”. */
export const currency = ofShop('en', 'currency', { name: currencyName('en') });
