import { type Document, ObjectId } from 'mongodb';
import { limitHeapGrowth } from '@/lib/server/platform/supervision/own-process';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { report } from '../measure';
import { customer, type Shop, withShop } from './shop';

/** Measures a journal of 50,000 lines as CSV, read as fast as it is sent, and its first page, which has the sums of all of them. */
const CARD_ORDERS = 18_000;
const ON_ACCOUNT = 6_000;
const REFUNDED = 1_000;
const LINES = 2 * (CARD_ORDERS + ON_ACCOUNT + REFUNDED);
const COMPANIES = 200;
const MONTH_MS = 30 * 86_400_000;
const NOW = new Date('2026-11-30T12:00:00Z');
const PER_SECOND = 20_000;
const MEMORY_MB = 64;
const INSERTED_AT_ONCE = 500;
const CENTS = 12_500;

const KEPT = { ...ORDERS_THAT.retainPayment, ...ORDERS_THAT.haveShipped };
const BACK = { ...KEPT, ...ORDERS_THAT.wereRefunded };

const moment = (place: number, of: number) =>
  new Date(NOW.getTime() - MONTH_MS * (1 - (place + 1) / (of + 1)));

const LINE = {
  ...{ sku: 'TW-200', name: 'Torque Wrench 200 Nm', description: 'Torque Wrench 200 Nm', quantity: 10 },
  ...{ unitPriceCents: 1_250, amountCents: CENTS, image: '/placeholder.webp', shippedUnits: 10 },
};

const paperOf = (sequence: number, kind: string, at: Date, more: Document): Document => ({
  ...{ kind, sequence, number: `${kind === 'invoice' ? 'INV' : 'CN'}-${String(sequence).padStart(6, '0')}` },
  ...{ issuedAt: at, totalCents: kind === 'invoice' ? CENTS : -CENTS, language: 'en', currency: 'usd' },
  buyer: {
    userId: new ObjectId(),
    name: 'Robin Buyer',
    email: 'b@example.com',
    address: '1 Street',
    phone: '1',
  },
  lines: [LINE, LINE, LINE],
  ...more,
});

const companyOf = (place: number) => ({
  _id: new ObjectId(),
  number: `CO-${place}`,
  name: `Works ${place} Ltd.`,
});

function documentsOf(): Record<'companies' | 'invoices' | 'orders' | 'company_payments', Document[]> {
  const companies = Array.from({ length: COMPANIES }, (_, place) => companyOf(place));
  const [orders, invoices, payments]: Document[][] = [[], [], []];
  for (let place = 0; place < CARD_ORDERS; place += 1) {
    const [_id, at, number] = [new ObjectId(), moment(place, CARD_ORDERS), `ORD-C${place}`];
    const isRefunded = place % (CARD_ORDERS / REFUNDED) === 0;
    const ended = isRefunded ? { ...BACK, endedAt: at } : {};
    orders!.push({
      ...{ _id, number, buyerName: 'Robin Buyer', paidAt: at, transactionId: `pi_${place}` },
      ...{ ...KEPT, lines: [LINE, LINE, LINE], totals: { totalCents: CENTS }, ...ended },
    });
    const of = { orderId: _id, orderNumber: number };
    invoices!.push(paperOf(place, 'invoice', at, of));
    if (isRefunded) invoices!.push(paperOf(place, 'credit-note', at, of));
  }
  for (let place = 0; place < ON_ACCOUNT; place += 1) {
    const { _id: companyId, number, name } = companies[place % COMPANIES]!;
    const at = moment(place, ON_ACCOUNT);
    const of = { orderId: new ObjectId(), orderNumber: `ORD-A${place}`, billTo: { number, name }, part: 1 };
    invoices!.push(paperOf(CARD_ORDERS + place, 'invoice', at, of));
    payments!.push({
      ...{ companyId, method: 'bank', amountCents: CENTS, reference: `E2E-${place}`, text: 'INV-000042' },
      ...{ receivedOn: at.toISOString().slice(0, 10), createdAt: at, reversals: [], allocations: [] },
      unappliedCents: CENTS,
    });
  }
  return { companies, orders: orders!, invoices: invoices!, company_payments: payments! };
}

const residentMb = () => process.memoryUsage.rss() / 1024 / 1024;

async function run({ db }: Shop): Promise<void> {
  limitHeapGrowth();
  const [{ getJournalCsv }, { listJournal }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/reports/journal/journal-files'),
    import('@/lib/server/commerce/reports/journal/read-journal'),
    import('@/lib/server/platform/db/client'),
  ]);
  await openDatabase();
  for (const [name, documents] of Object.entries(documentsOf()))
    for (let from = 0; from < documents.length; from += INSERTED_AT_ONCE)
      await db.collection(name).insertMany(documents.slice(from, from + INSERTED_AT_ONCE));
  const admin = { ...customer(), role: 'admin' as const };
  const days = { from: '2026-10-15', to: '2026-11-30' };
  const read = async () => {
    const before = residentMb();
    const [began, used] = [performance.now(), process.cpuUsage()];
    let [most, lines] = [before, -1];
    const { body } = await getJournalCsv(admin, days, NOW);
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      lines += Buffer.from(chunk).toString().split('\r\n').length - 1;
      most = Math.max(most, residentMb());
    }
    if (lines !== LINES) throw new Error(`a journal of ${lines} lines`);
    const { user, system } = process.cpuUsage(used);
    const seconds = (performance.now() - began) / 1_000;
    return { perSecond: lines / seconds, grownMb: most - before, processorMs: (user + system) / 1_000 };
  };
  const runs = [await read(), await read(), await read(), await read()];
  const perSecond = Math.max(...runs.map((each) => each.perSecond));
  const grownMb = Math.max(...runs.map((each) => each.grownMb));
  const rates = runs.map((each) => Math.round(each.perSecond).toLocaleString('en')).join(', ');
  report('lines a second', rates, `at least ${PER_SECOND}`, perSecond >= PER_SECOND);
  report(
    'resident beyond what was before',
    `${grownMb.toFixed(0)} MB`,
    `≤ ${MEMORY_MB} MB`,
    grownMb <= MEMORY_MB,
  );
  const processor = Math.min(...runs.map((each) => each.processorMs));
  report('processor of the store', `${processor.toFixed(0)} ms`, undefined, true);
  const began = performance.now();
  const { total } = await listJournal(admin, days, NOW);
  const pageMs = performance.now() - began;
  if (total !== LINES) throw new Error(`a total of ${total}`);
  report('first page with sums', `${pageMs.toFixed(0)} ms`, undefined, true);
  await client().close();
}

await withShop(run);
