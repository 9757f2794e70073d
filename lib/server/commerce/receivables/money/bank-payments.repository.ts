import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/receivables';

/** Of which something is left: what was taken back as a whole can be booked again. */
const IS_LEFT = { $or: [{ unappliedCents: { $gt: 0 } }, { 'allocations.0': { $exists: true } }] };

/** Transfers received on these days, by hand or from a bank's file, that were not taken back; the oldest first. */
export async function findTransfersOn(
  days: readonly string[],
  session?: ClientSession,
): Promise<CompanyPaymentDocument[]> {
  return (await collection('company_payments'))
    .find(
      { receivedOn: { $in: [...days] }, method: { $in: ['hand', 'bank'] }, ...IS_LEFT },
      { session, sort: { createdAt: 1, _id: 1 } },
    )
    .toArray();
}

/** Payments of a bank's file, those taken back too, the newest first. */
export async function findPaymentsOfFile(fileId: ObjectId): Promise<CompanyPaymentDocument[]> {
  return (await collection('company_payments'))
    .find({ fileId }, { sort: { createdAt: -1, _id: -1 } })
    .toArray();
}

export async function findOwedBy(companyIds: readonly ObjectId[]): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({ companyId: { $in: [...companyIds] }, openCents: { $gt: 0 } })
    .toArray();
}

/** Payments that pay something of these orders' invoices, the oldest first. */
export async function findPayersOf(
  companyIds: readonly ObjectId[],
  invoiceNumbers: readonly string[],
): Promise<CompanyPaymentDocument[]> {
  return (await collection('company_payments'))
    .find(
      {
        companyId: { $in: [...companyIds] },
        'allocations.invoiceNumber': { $in: [...invoiceNumbers] },
      },
      { sort: { createdAt: 1, _id: 1 } },
    )
    .toArray();
}

/** Invoices with a PO number that are open, or were issued since this moment. */
export async function findWithPoNumber(since: Date): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({
      poNumber: { $type: 'string' },
      $or: [{ openCents: { $gt: 0 } }, { issuedAt: { $gte: since } }],
    })
    .toArray();
}
