import { ofShop } from '#shop-texts';
export const shipping = ofShop('en', 'shipping', {
  today: 'Ships today',
  /** `{day}` is `Monday` or `Mon, Nov 30`. */
  on: 'Ships {day}',
  /** Shown until the date is known. */
  rule: 'Ships within 1 business day',
  /** For goods on request or out of stock. */
  lead: 'On request: lead time about {count} business days',
  leadOne: 'On request: lead time about 1 business day',
  leadUntil: 'On request: ships about {day}',
  /** For units beyond stock that can be ordered. */
  made: 'Made to order, ships in about {count} business days',
  madeOne: 'Made to order, ships in about 1 business day',
  madeUntil: 'Made to order: ships about {day}',
  madeParts: '{count} in stock, {more} ship {day}',
  /** For several lines; `{sku}` names those with the longest lead time. */
  waits: 'Waits for {sku}: about {count} business days',
  waitsOne: 'Waits for {sku}: about 1 business day',
});
