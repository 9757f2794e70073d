import type { Receipt } from '@/lib/shared/schemas/price-receipt';
import { translate } from './translations';

/** Returns the sentence of a receipt in the language of the page. */
export function receiptText({ code, sentence, list, tierFrom }: Receipt): string {
  const params = {
    ...(list === undefined ? {} : { list }),
    ...(tierFrom === undefined ? {} : { from: tierFrom }),
  };
  return translate({ code, params }, sentence);
}
