import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
  ReceivableFiguresDocument,
} from '@/lib/server/platform/db/documents/receivables';
import type { ReceivablesQuery } from '@/lib/shared/receivables/receivable-rows.schema';
import { report } from '../measure';
import { type Shop, withShop } from './shop';

/** Measures the list of receivables of 5,000 companies, each with three open invoices, settled ones and payments. */
const COMPANIES = 5_000;
const OPEN = 3;
const SETTLED = 2;
const ROUNDS = 15;
const TARGET_MS = 60;
const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-30T10:00:00Z');
const dayAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

function companyOf(place: number): Partial<CompanyDocument> & { _id: ObjectId } {
  const number = `CO-${String(place).padStart(6, '0')}`;
  return { _id: new ObjectId(), number, name: `Company ${place}`, state: 'active', createdAt: NOW };
}

function invoicesOf(companyId: ObjectId, place: number): ReceivableDocument[] {
  return Array.from({ length: OPEN + SETTLED }, (_, each) => {
    const dueAt = dayAgo(((place * 7 + each * 41) % 160) - 30);
    const openCents = each < OPEN ? 10_000 + place : 0;
    return {
      ...{ _id: `INV-${place * 10 + each}`, orderId: new ObjectId(), companyId, orderNumber: `ORD-${place}` },
      ...{ grossCents: 10_000 + place, openCents, issuedAt: dueAt, dueAt },
      dueOn: dueAt.toISOString().slice(0, 10),
    };
  });
}

function paymentOf(companyId: ObjectId, place: number): CompanyPaymentDocument {
  const orderId = new ObjectId();
  return {
    ...{ _id: new ObjectId(), companyId, method: 'bank', amountCents: 500, reference: `B${place}` },
    ...{ receivedOn: '2026-10-01', unappliedCents: 0, reversals: [], createdAt: NOW },
    allocations: [{ orderId, invoiceNumber: `INV-${place * 10 + OPEN}`, cents: 500, at: NOW }],
  };
}

async function fill({ db }: Shop): Promise<void> {
  for (let from = 0; from < COMPANIES; from += 250) {
    const companies = Array.from({ length: 250 }, (_, place) => companyOf(from + place));
    const ofAll = <Made>(make: (id: ObjectId, place: number) => Made) =>
      companies.map(({ _id }, place) => make(_id, from + place));
    await db.collection<Partial<CompanyDocument>>('companies').insertMany(companies);
    await db.collection<ReceivableFiguresDocument>('company_accounts').insertMany(
      ofAll((_id, place) => ({
        ...{ _id, reservedCents: 0, invoicedCents: OPEN * (10_000 + place), lines: 7 },
        creditCents: place % 20 === 0 ? 500 : 0,
      })),
    );
    await db.collection<ReceivableDocument>('receivables').insertMany(ofAll(invoicesOf).flat());
    await db.collection<CompanyPaymentDocument>('company_payments').insertMany(ofAll(paymentOf));
  }
}

async function run(shop: Shop): Promise<void> {
  const [{ listReceivables }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/receivables/rows/list-receivables'),
    import('@/lib/server/platform/db/client'),
  ]);
  await openDatabase();
  await fill(shop);
  const admin = { userId: new ObjectId(), role: 'admin' } as Actor;
  const queries: Record<string, ReceivablesQuery> = {
    'the first page': { page: 1 },
    'a page by name': { page: 40, sort: 'company' },
    'a page by last payment': { page: 2, sort: '-paid' },
    'a search of an age': { page: 1, q: 'company 12', age: '60' },
    'all of them': {},
  };
  for (const [name, query] of Object.entries(queries)) {
    const costs: { processor: number; passed: number }[] = [];
    for (let round = -3; round < ROUNDS; round += 1) {
      const [used, started] = [process.cpuUsage(), performance.now()];
      const { receivables } = await listReceivables(admin, query, NOW);
      JSON.stringify(receivables);
      const { user, system } = process.cpuUsage(used);
      if (round >= 0) costs.push({ processor: (user + system) / 1_000, passed: performance.now() - started });
    }
    const median = (of: keyof (typeof costs)[0]) =>
      costs.map((cost) => cost[of]).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
    const figure = `${median('processor').toFixed(1)} ms of a processor, ${median('passed').toFixed(0)} ms`;
    report(name, figure, `≤ ${TARGET_MS} ms`, median('processor') <= TARGET_MS);
  }
  await client().close();
}

await withShop(run);
