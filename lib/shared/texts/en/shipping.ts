/** When goods are expected to ship. */
export const shipping = {
  today: 'Ships today',
  /** `{day}` is `Monday` or `Mon, Nov 30`. */
  on: 'Ships {day}',
  /** Of what is in stock, whatever the day: until the date is known. */
  rule: 'Ships within 1 business day',
  /** Of what is on request or out of stock. */
  lead: 'On request: lead time about {count} business days',
  leadOne: 'On request: lead time about 1 business day',
  leadUntil: 'On request: ships about {day}',
  /** Of several lines: `{sku}` names the ones that take longest. */
  waits: 'Waits for {sku}: about {count} business days',
  waitsOne: 'Waits for {sku}: about 1 business day',
};
