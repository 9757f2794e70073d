import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { receiveMoney } from '@/lib/server/commerce/receivables/money/receive-money';
import { leftOf, takeMoneyBack } from '@/lib/server/commerce/receivables/money/take-money-back';
import { readStatement } from '@/lib/server/commerce/receivables/statement/read-statement';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents } from '@/lib/shared/numbers/money';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import {
  cancelOnAccount,
  newCompany,
  type OrderOnAccount,
  placeOnAccount,
  receivableViolations,
  shipOnAccount,
} from './receivables-world';

const settings = vi.hoisted(
  () => ({ MONGODB_URI: '', MONGODB_DB: 'receivables-model' }) as ReturnType<typeof shopSettings>,
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
Object.assign(settings, shopSettings('receivables-model'), { MONGODB_URI: '' });
giveOwnDatabase(settings);

const NOW = new Date('2026-11-27T10:00:00Z');
const LIMIT_CENTS = 3_000;

/** The books of a bookkeeper: nothing but sums. */
type Model = { reserved: number; owed: number; open: number; shipped: number; payments: number };
type Store = {
  company: CompanyDocument;
  open: OrderOnAccount[];
  shipped: { order: OrderOnAccount; invoiceNumber: string }[];
  payments: ObjectId[];
};
type Step = fc.AsyncCommand<Model, Store>;

const at = <Item>(items: readonly Item[], place: number) => items[place % items.length] as Item;

class Place implements Step {
  constructor(readonly cents: number) {}
  check = () => true;
  async run(model: Model, store: Store) {
    const isRefused = model.reserved + model.owed + this.cents > LIMIT_CENTS;
    const placed = await placeOnAccount(store.company, this.cents, NOW).catch((error) => error);
    expect(placed instanceof AppError ? placed.code : 'placed').toBe(
      isRefused ? 'credit-exceeded' : 'placed',
    );
    if (isRefused) return;
    store.open.push(placed);
    model.reserved += this.cents;
    model.open += 1;
  }
  toString = () => `place ${this.cents}`;
}

class Leave implements Step {
  constructor(
    readonly place: number,
    readonly isShipped: boolean,
  ) {}
  check = ({ open }: Model) => open > 0;
  async run(model: Model, store: Store) {
    const order = at(store.open, this.place);
    store.open = store.open.filter((one) => one !== order);
    model.reserved -= order.totals.totalCents;
    model.open -= 1;
    if (!this.isShipped) return cancelOnAccount(order, NOW);
    store.shipped.push({ order, invoiceNumber: await shipOnAccount(order, NOW) });
    model.owed += order.totals.totalCents;
    model.shipped += 1;
  }
  toString = () => `${this.isShipped ? 'ship' : 'cancel'} ${this.place}`;
}

/** One of its two units; the other ships, or waits for ever. */
class ShipHalf implements Step {
  constructor(
    readonly place: number,
    readonly isRest: boolean,
  ) {}
  check = ({ open }: Model) => open > 0;
  async run(model: Model, store: Store) {
    const order = at(store.open, this.place);
    store.open = store.open.filter((one) => one !== order);
    model.open -= 1;
    for (const half of this.isRest ? [1, 2] : [1]) {
      store.shipped.push({ order, invoiceNumber: await shipOnAccount(order, NOW, 1) });
      const first = Math.floor(order.totals.totalCents / 2);
      const cents = half === 1 ? first : order.totals.totalCents - first;
      model.reserved -= cents;
      model.owed += cents;
    }
    model.shipped += 1;
  }
  toString = () => `ship half ${this.place}${this.isRest ? ', and the rest' : ''}`;
}

class Receive implements Step {
  constructor(
    readonly method: CompanyPaymentDocument['method'],
    readonly cents: number,
    readonly place: number,
  ) {}
  check = ({ shipped }: Model) => this.method === 'hand' || this.method === 'bank' || shipped > 0;
  async run(model: Model, store: Store) {
    const named = store.shipped.length > 0 ? [at(store.shipped, this.place).invoiceNumber] : [];
    const receipt = {
      ...{ companyId: store.company._id, method: this.method, amountCents: this.cents },
      ...{ reference: new ObjectId().toHexString(), receivedOn: '2026-11-27' },
    };
    const payment = await inTransaction(async (session) => {
      const received = await receiveMoney({ receipt, invoices: named, actor: 'system', at: NOW }, session);
      await markSettled(received.orderIds, NOW, session);
      return received.payment;
    });
    store.payments.push(payment._id);
    model.owed -= this.cents;
    model.payments += 1;
  }
  toString = () => `${this.method} ${this.cents} for ${this.place}`;
}

class TakeBack implements Step {
  constructor(
    readonly cents: number,
    readonly place: number,
  ) {}
  check = ({ payments }: Model) => payments > 0;
  async run(model: Model, store: Store) {
    const _id = at(store.payments, this.place);
    const payment = (await (await collection('company_payments')).findOne({ _id })) as CompanyPaymentDocument;
    const due = Math.min(leftOf(payment), this.cents);
    const wanted = { cents: this.cents, reason: 'back', actor: 'system' as const, at: NOW };
    const taken = await inTransaction(async (session) => {
      const back = await takeMoneyBack(payment, wanted, session);
      await markSettled(back.orderIds, NOW, session);
      return back;
    });
    expect(taken.cents).toBe(due);
    model.owed += due;
  }
  toString = () => `take back ${this.cents} of ${this.place}`;
}

const cents = fc.integer({ min: 2, max: 1_500 });
const place = fc.nat(20);
const steps: fc.Arbitrary<Step>[] = [
  cents.map((amount) => new Place(amount)),
  cents.map((amount) => new Place(amount)),
  fc.tuple(place, fc.boolean()).map(([which, isShipped]) => new Leave(which, isShipped)),
  place.map((which) => new Leave(which, true)),
  fc.tuple(place, fc.boolean()).map(([which, isRest]) => new ShipHalf(which, isRest)),
  fc
    .tuple(fc.constantFrom('hand', 'bank', 'card', 'credit-note'), cents, place)
    .map(([method, amount, which]) => new Receive(method, amount, which)),
  fc.tuple(cents, place).map(([amount, which]) => new TakeBack(amount, which)),
];

it('what a company owes owes what was invoiced less what was received, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
      const company = await newCompany({ creditLimitCents: LIMIT_CENTS });
      const model: Model = { reserved: 0, owed: 0, open: 0, shipped: 0, payments: 0 };
      const store: Store = { company, open: [], shipped: [], payments: [] };
      await fc.asyncModelRun(() => ({ model, real: store }), commands);
      const read = await readStatement(company, {}, { reader: 'admin', now: NOW });
      expect(toCents(read.closing)).toBe(model.owed);
      expect([toCents(read.invoiced), toCents(read.credit)]).toEqual([
        Math.max(0, model.owed),
        Math.max(0, -model.owed),
      ]);
      expect(toCents(read.reserved)).toBe(model.reserved);
      expect(toCents(read.free)).toBe(LIMIT_CENTS - model.reserved - model.owed);
      expect(Object.values(read.ageing).reduce((sum, dollars) => sum + toCents(dollars), 0)).toBe(
        toCents(read.invoiced),
      );
      expect(await receivableViolations()).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 120_000);
