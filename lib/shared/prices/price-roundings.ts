import { toDollars } from '../numbers/money';
import { CURRENCY } from '../site/currency';

/**
 * The steps to which discounted prices may be rounded, in dollars: 0.01, 0.05, 0.1, 0.5 or 1, of currencies without decimals 1
 * to 100.
 */
export const PRICE_ROUNDINGS = [1, 5, 10, 50, 100].map((steps) => toDollars(steps * CURRENCY.stepCents));
