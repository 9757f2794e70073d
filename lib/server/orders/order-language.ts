import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { LANGUAGES, type Language } from '@/lib/shared/languages';

/** The language that mails and papers of an order speak; English for orders from before it was kept. */
export function languageOfOrder(order: Pick<OrderDocument, 'language'>): Language {
  return order.language ?? LANGUAGES.default;
}
