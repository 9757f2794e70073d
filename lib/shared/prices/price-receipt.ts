import type { Message, Translations } from '../messages/messages';
import type { ReceiptCode, ReceiptMessageCode } from '../messages/receipt-codes';
import { changedPriceCents } from '../numbers/unit-price';
import { fillText } from '../text/fill-text';
import type { Receipt } from './tool-price.schema';

/**
 * How a line's price was computed, in integer cents; frozen with the line. Contains the input of `recomputeUnitPrice`
 * and the parameters of sentences.
 */
export type PriceReceipt = {
  code: ReceiptCode;
  quantity: number;
  baseCents: number;
  list?: { id: string; name: string };
  tierFrom?: number;
  /** Fixed by the list or an accepted quote. */
  fixedCents?: number;
  percent?: number;
  roundingCents?: number;
  /** The buyer's price list had a price above the public one, which was applied instead. */
  capped: boolean;
  unitPriceCents: number;
};

/** Returns `unitPriceCents`, to the cent. */
export function recomputeUnitPrice(receipt: Omit<PriceReceipt, 'unitPriceCents'>): number {
  const cents = changedPriceCents(receipt.baseCents, receipt);
  return receipt.capped ? Math.min(cents, receipt.baseCents) : cents;
}

export function publicPriceReceipt(baseCents: number, quantity: number): PriceReceipt {
  return { code: 'public-price', quantity, baseCents, capped: false, unitPriceCents: baseCents };
}

/** Names of price lists are for admins only. */
export type ReceiptReader = 'buyer' | 'admin';

function listMessage(list: string, receipt: PriceReceipt): Message<ReceiptMessageCode> {
  const { tierFrom = 1, baseCents, unitPriceCents } = receipt;
  if (changedPriceCents(baseCents, receipt) > unitPriceCents)
    return { code: 'public-price-below-list', params: { list } };
  if (tierFrom > 1) return { code: 'list-tier-price', params: { list, from: tierFrom } };
  return { code: 'list-price', params: { list } };
}

export function receiptMessage(receipt: PriceReceipt, reader: ReceiptReader): Message<ReceiptMessageCode> {
  const { code, list, tierFrom } = receipt;
  if (reader === 'admin' && list) return listMessage(list.name, receipt);
  return code === 'tier-price' ? { code, params: { from: tierFrom ?? 1 } } : { code };
}

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
