import type { UnreadColumn } from '@/lib/shared/quick-order/quick-order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** `1 column was not read: Delivery date`. */
export function unreadText(columns: readonly UnreadColumn[], texts: Texts['quickOrder']['unread']): string {
  const names = columns.map(({ column, heading }) => heading ?? fillText(texts.column, { number: column }));
  const form = columns.length === 1 ? texts.one : texts.many;
  return fillText(form, { count: columns.length, names: names.join(', ') });
}
