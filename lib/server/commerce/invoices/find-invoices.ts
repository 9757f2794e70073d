import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { FoundRecord } from '@/lib/shared/command/command.schema';
import { toDollars } from '@/lib/shared/numbers/money';
import { documentNumber } from '@/lib/shared/orders/document-number';
import { findInvoicesLike } from './invoices.repository';

/** Shorter ones would match a large part of all invoices. */
const START_MIN = 2;

/** Returns the numbers that a text may mean: `INV-000358` by `inv/358`, `358` and `INV-0003`. Pure. */
export function meantNumbers(typed: string): { exact: string[]; start?: string } {
  const [, prefix = '', mark = '', digits = ''] =
    /^\s*(inv|cn)?([\s./-]*)((?:\d{10}-)?\d{1,12})\s*$/i.exec(typed) ?? [];
  if (digits === '' || (mark !== '' && prefix === '')) return { exact: [] };
  const sequence = Number(digits);
  const kinds = (['invoice', 'credit-note'] as const).filter((kind) =>
    documentNumber(kind, { sequence: 1 }).startsWith(prefix.toUpperCase()),
  );
  const exact = Number.isNaN(sequence) ? [] : kinds.map((kind) => documentNumber(kind, { sequence }));
  if (prefix === '' || digits.length < START_MIN) return { exact };
  return { exact, start: `${prefix.toUpperCase()}-${digits}` };
}

/** By number, and of these orders; the newest first. Throws `forbidden`. */
export async function findInvoices(
  actor: Actor,
  typed: string,
  orderIds: readonly string[],
  limit: number,
): Promise<FoundRecord[]> {
  requirePermission(actor, 'manage-orders');
  const ids = orderIds.map((id) => new ObjectId(id));
  const found = await findInvoicesLike({ ...meantNumbers(typed), orderIds: ids }, limit);
  return found.map(({ _id, number, orderId, orderNumber, billTo, buyer, totalCents }) => ({
    kind: 'invoice',
    _id: _id.toHexString(),
    name: number,
    detail: [billTo?.name ?? buyer.name, orderNumber].join(' · '),
    value: toDollars(totalCents),
    orderId: orderId.toHexString(),
  }));
}
