import type { Message } from '../messages/messages';
import type { ReceiptMessageCode } from '../messages/receipt-codes';
import { changedPriceCents } from '../numbers/unit-price';
import type { PriceReceipt } from './price-receipt';

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
