import { type ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import { type Measured, measure, report, reportRate } from '../measure';
import { type Shop, withShop } from './shop';

/**
 * Measures what the audit log costs an order, and what gap-free invoice numbers cost a payment: the store's own code
 * and transactions, with each part and without, in alternating rounds, so that a machine that is busy for a while is
 * busy for both.
 */
const CLIENTS = 16;
const ROUNDS = 3;
const PER_ROUND = 160;

type Variant = { name: string; run: (order: OrderDocument) => Promise<unknown> };

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(what: string, variants: Variant[], orderFor: () => Promise<OrderDocument>) {
  const rates = new Map<string, number[]>();
  const last = new Map<string, Measured>();
  for (let round = 0; round < ROUNDS; round += 1) {
    // The first to run has the coldest caches: each round starts with another one.
    for (let place = 0; place < variants.length; place += 1) {
      const variant = variants[(place + round) % variants.length] as Variant;
      const warm = Math.ceil(PER_ROUND / 10);
      const orders = await Promise.all(Array.from({ length: PER_ROUND + warm }, orderFor));
      const measured = await measure(CLIENTS, PER_ROUND, (number) =>
        variant.run(orders[number < 0 ? PER_ROUND - 1 - number : number] as OrderDocument),
      );
      rates.set(variant.name, [...(rates.get(variant.name) ?? []), measured.perSecond]);
      last.set(variant.name, measured);
    }
  }
  for (const { name } of variants) {
    const perSecond = median(rates.get(name) ?? []);
    reportRate(`${what}, ${name}`, { ...(last.get(name) as Measured), perSecond });
  }
  const base = rates.get(variants[0]?.name ?? '') ?? [];
  for (const { name } of variants.slice(1)) {
    const ratios = (rates.get(name) ?? []).map((rate, round) => (base[round] ?? 0) / rate);
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    report(
      `${what}, ${variants[0]?.name} : ${name}`,
      `${median(ratios).toFixed(2)} (${spread})`,
      undefined,
      true,
    );
  }
}

async function run({ toolIds }: Shop): Promise<void> {
  // Imported once the environment is set: the store's settings are read once.
  const [
    { inTransaction },
    { withKeyedMutex },
    { recordOrderEvent },
    { reserveUnits },
    { insertOrder },
    { moveOrder },
    { newOrder },
  ] = await Promise.all([
    import('@/lib/server/platform/db/transaction'),
    import('@/lib/server/platform/db/one-at-a-time'),
    import('@/lib/server/commerce/orders/order-events'),
    import('@/lib/server/commerce/tools/stock/move-units'),
    import('@/lib/server/commerce/orders/orders.repository'),
    import('@/lib/server/commerce/orders/orders.repository'),
    import('@/lib/server/commerce/orders/place/new-order'),
  ]);
  const [
    { enqueueMail },
    { orderPlacedMail },
    { markPaid },
    { inPaymentTransaction },
    { client, openDatabase },
  ] = await Promise.all([
    import('@/lib/server/platform/mail/outbox'),
    import('@/lib/server/commerce/orders/order-mails'),
    import('@/lib/server/commerce/orders/lifecycle/mark-paid'),
    import('@/lib/server/commerce/payments/intents/apply-payment'),
    import('@/lib/server/platform/db/client'),
  ]);

  // Calls wait five seconds at most for a database that is being migrated.
  await openDatabase();
  const buyer = { userId: new ObjectId(), email: 'bench@example.com', name: 'Bench', role: 'customer' };
  let made = 0;
  const draft = async (): Promise<OrderDocument> => {
    made += 1;
    const toolId = toolIds[made % toolIds.length] as ObjectId;
    const about = {
      toolId,
      sku: 'FT-BENCH',
      category: 'hammers',
      name: 'Tool',
      slug: 't',
      image: '/placeholder.webp',
    };
    const offer = {
      ...about,
      unitPriceCents: 1_250,
      moq: 1,
      step: 1,
      available: 1_000,
      sale: 'on-sale' as const,
    };
    return newOrder({
      buyer: buyer as never,
      lines: [{ offer, quantity: 1, receipt: publicPriceReceipt(1_250, 1) }],
      delivery: { address: '1 Test Street', phone: '5550100' },
      idempotency: undefined,
      language: 'en',
      expiryHours: 72,
      warningHours: 24,
      now: new Date(),
    });
  };

  async function place(order: OrderDocument, session: ClientSession, withAudit: boolean): Promise<void> {
    const { lines, _id: orderId, number: orderNumber, buyerId, placedAt: at } = order;
    const requested = lines.map(({ toolId, quantity: units }) => ({ toolId, units, baseCents: 1_250 }));
    const about = { orderId, orderNumber, reason: 'order-placed', actorId: buyerId, at } as const;
    await reserveUnits({ ...about, lines: requested }, session);
    await insertOrder(order, session);
    if (withAudit) await recordOrderEvent('order.placed', { order }, session);
    else await enqueueMail(orderPlacedMail(order), session);
  }
  const placing = (withAudit: boolean) => (order: OrderDocument) =>
    withKeyedMutex(`stock of ${order.lines[0]?.toolId.toHexString()}`, () =>
      inTransaction((session) => place(order, session, withAudit)),
    );

  await compare(
    'orders placed',
    [
      { name: 'with the audit log', run: placing(true) },
      { name: 'without', run: placing(false) },
    ],
    draft,
  );

  const placed = async () => {
    const order = await draft();
    await placing(false)(order);
    return order;
  };
  const payment = ({ _id }: OrderDocument) =>
    ({ orderId: _id, intentId: `pi_${_id.toHexString()}`, by: 'system', at: new Date() }) as const;

  async function payWithoutInvoice(order: OrderDocument, session: ClientSession): Promise<void> {
    const { orderId: id, intentId, by, at } = payment(order);
    const entry = { state: 'paid', at, by } as const;
    const set = { transactionId: intentId };
    const moved = await moveOrder({ id, entry, set }, session);
    if (!moved) throw new Error('not unpaid');
    await recordOrderEvent('order.paid', { order: moved.order, from: moved.from, entry }, session);
  }

  await compare(
    'payments recorded',
    [
      {
        name: 'with invoices, one after the other',
        run: (order) => inPaymentTransaction((session) => markPaid(payment(order), session)),
      },
      {
        name: 'with invoices, all at once',
        run: (order) => inTransaction((session) => markPaid(payment(order), session)),
      },
      {
        name: 'without invoices',
        run: (order) => inTransaction((session) => payWithoutInvoice(order, session)),
      },
    ],
    placed,
  );
  await client().close();
}

await withShop(run);
