import type { Translations } from '../messages/messages';
import { fillText } from '../text/fill-text';
import type { Receipt } from './price-receipt.schema';

/** In English where there is no translation. */
function receiptSentence({ code, sentence, list, tierFrom }: Receipt, translations: Translations): string {
  const template = translations[code];
  return template === undefined ? sentence : fillText(template, { list: list ?? '', from: tierFrom ?? 1 });
}

export function withSentence<Priced extends { receipt: Receipt }>(
  priced: Priced,
  translations: Translations,
): Priced {
  const { receipt } = priced;
  return { ...priced, receipt: { ...receipt, sentence: receiptSentence(receipt, translations) } };
}
