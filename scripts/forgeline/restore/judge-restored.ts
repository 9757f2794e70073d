import type { Db, Document } from 'mongodb';
import { APPROVAL_CHECKS } from '@/proofs/checks/approval-checks';
import { INVOICE_CHECKS } from '@/proofs/checks/invoice-checks';
import { ORDER_CHECKS } from '@/proofs/checks/order-checks';
import { RECEIVABLE_CHECKS } from '@/proofs/checks/receivable-checks';
import { RETURN_CHECKS } from '@/proofs/checks/return-checks';
import { SHIPMENT_CHECKS } from '@/proofs/checks/shipment-checks';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { STOCK_CHECKS } from '@/proofs/checks/stock-checks';
import { TAX_CHECKS } from '@/proofs/checks/tax-checks';

/** Invariants that only the database is needed for, and that hold at every moment. */
const CHECKS = [
  ...STOCK_CHECKS,
  ...ORDER_CHECKS,
  ...SHIPMENT_CHECKS,
  ...RETURN_CHECKS,
  ...INVOICE_CHECKS,
  ...TAX_CHECKS,
  ...RECEIVABLE_CHECKS,
  ...APPROVAL_CHECKS,
];

export type Judgment = { name: string; promise: string; violations: string[] };

function readAll<T extends Document>(db: Db, name: string): Promise<T[]> {
  return db.collection(name).find().toArray() as unknown as Promise<T[]>;
}

/** For a database that nothing writes to. All documents must fit into memory. */
export async function judgeRestored(db: Db): Promise<Judgment[]> {
  const snapshot: Snapshot = {
    takenAt: new Date(),
    tools: await readAll(db, 'tools'),
    orders: await readAll(db, 'orders'),
    shipments: await readAll(db, 'shipments'),
    returns: await readAll(db, 'returns'),
    serials: await readAll(db, 'serials'),
    offers: await readAll(db, 'offers'),
    ledger: await readAll(db, 'stock_ledger'),
    invoices: await readAll(db, 'invoices'),
    counters: await readAll(db, 'counters'),
    vatChecks: await readAll(db, 'vat_checks'),
    account: {
      accounts: await readAll(db, 'company_accounts'),
      ledger: await readAll(db, 'account_ledger'),
      receivables: await readAll(db, 'receivables'),
      payments: await readAll(db, 'company_payments'),
    },
    approvals: {
      requisitions: await readAll(db, 'requisitions'),
      periods: await readAll(db, 'budget_periods'),
      ledger: await readAll(db, 'budget_ledger'),
      members: await readAll(db, 'users'),
    },
    ...{ intents: [], refunds: [], disputes: [], outbox: [], events: [], mails: [], claims: [] },
    provider: { intents: [], charges: [], refunds: [], disputes: [], deliveries: [] },
  };
  return CHECKS.map(({ name, promise, violations }) => ({ name, promise, violations: violations(snapshot) }));
}
