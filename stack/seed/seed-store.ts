import { type Db, MongoClient } from 'mongodb';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { messageDocuments, quoteDocuments } from '../request-documents';
import { DEMO_COMPANIES } from '../seed-data/demo/companies';
import { ordersInParts } from '../seed-data/demo/orders-in-parts';
import { accountOrders } from '../seed-data/demo/orders-on-account';
import { seedReturns } from '../seed-data/demo/returns';
import { SIGN_INS, type SignIn } from '../seed-data/demo/sign-ins';
import { owedOrders, toolRoomOrders } from '../seed-data/demo/tool-room';
import { deliveryDays, yearOfOrders } from '../seed-data/demo/year-of-orders';
import { DEMO_ACCOUNTS, DEMO_PROFILES } from '../seed-data/demo-accounts';
import { seedOrders } from '../seed-data/orders';
import { SEED_MESSAGES, SEED_QUOTES } from '../seed-data/requests';
import type { SeedUser } from '../seed-data/types';
import { SEED_USERS } from '../seed-data/users';
import { categoryInCatalogueLanguage, toolInCatalogueLanguage } from './catalogue-language';
import { seedSerials } from './files/seed-serials';
import { insertMissing } from './insert-missing';
import { issueDemoInvoices } from './issue-demo-invoices';
import { seedAccounts as seedCompanyAccounts } from './seed-accounts';
import { companyId, companyOfBuyer } from './seed-companies';
import { DEMO_BUYERS, seedDemo, withExtras } from './seed-demo';
import {
  categoryDocuments,
  reviewDocuments,
  type SeedAccount,
  specWordDocuments,
  toolDocuments,
  userDocument,
} from './seed-documents';
import { ledgerDocuments } from './seed-ledger';
import { seedOffers } from './seed-offers';
import { orderDocuments } from './seed-orders';
import { intentDocuments, refundDocuments, registerDemoPayments } from './seed-payments';
import { demoPriceOf } from './seed-prices';
import { returnDocuments, withReturns } from './seed-returns';
import { seedShipments, shipmentDocuments } from './seed-shipments';

type SeedTarget = {
  uri: string;
  database: string;
  paymentEmulatorUrl?: string;
  /** With price lists, a year of orders, finished legal pages and more (./seed-demo.ts), which tests do without. */
  isDemo?: boolean;
  /** The demo's two accounts alone, for a catalogue of one's own. */
  isEmpty?: boolean;
};

const MARKER = 'demo-data';
const CONNECT_LIMIT_MS = 10_000;

type Seeded = {
  outcome: 'seeded' | 'present';
  /** The demo's accounts that this database has. */
  signIns: readonly SignIn[];
};

/**
 * Once: what was seeded and then changed or deleted stays so; an interrupted seeding is completed. Payments are imported at
 * every start, since the emulator's data may be younger than the database; without an emulator the orders name no payment
 * that could be refunded. Throws if the database or the emulator cannot be reached.
 */
export async function seedStore(target: SeedTarget): Promise<Seeded> {
  const client = new MongoClient(target.uri, {
    serverSelectionTimeoutMS: CONNECT_LIMIT_MS,
    ignoreUndefined: true,
  });
  try {
    const db = client.db(target.database);
    await prepareDatabase(db);
    const outcome = await fillOnce(db, {
      withPayments: target.paymentEmulatorUrl !== undefined,
      isDemo: target.isDemo ?? false,
      isEmpty: target.isEmpty ?? false,
    });
    await issueDemoInvoices(client, db);
    if (target.isDemo && !target.isEmpty && outcome === 'seeded') {
      await seedCompanyAccounts(db, companyId, new Date());
      await seedOffers(client, db, new Date());
    }
    if (target.paymentEmulatorUrl !== undefined) await registerDemoPayments(db, target.paymentEmulatorUrl);
    return { outcome, signIns: await presentSignIns(db) };
  } finally {
    await client.close();
  }
}

async function presentSignIns(db: Db): Promise<SignIn[]> {
  const emails = SIGN_INS.map(({ email }) => email);
  const present = await db.collection('users').distinct('email', { email: { $in: emails } });
  return SIGN_INS.filter(({ email }) => present.includes(email));
}

type Parts = { withPayments: boolean; isDemo: boolean; isEmpty: boolean };

async function fillOnce(db: Db, { withPayments, isDemo, isEmpty }: Parts): Promise<'seeded' | 'present'> {
  const markers = db.collection<{ _id: string; at: Date }>('seeds');
  if (await markers.findOne({ _id: MARKER })) return 'present';

  const now = new Date();
  const accounts = await seedAccounts(isEmpty ? [] : [...SEED_USERS, ...(isDemo ? DEMO_COMPANIES : [])]);
  await insertMissing(
    db.collection('users'),
    accounts.map((account) => userDocument(account, now)),
  );
  if (!isEmpty) await fillShop(db, { now, accounts, withPayments, isDemo });
  await markers.updateOne({ _id: MARKER }, { $setOnInsert: { at: now } }, { upsert: true });
  return 'seeded';
}

type Shop = Omit<Parts, 'isEmpty'> & { now: Date; accounts: readonly SeedAccount[] };

async function fillShop(db: Db, { now, accounts, withPayments, isDemo }: Shop): Promise<void> {
  const rooms = isDemo ? toolRoomOrders(now) : [];
  const more = isDemo ? [...accountOrders(now), ...ordersInParts(now), ...rooms, ...owedOrders(now)] : [];
  const plain = toolDocuments(now, more);
  const tools = isDemo ? await withExtras(db, plain, now) : plain;
  const buyers = new Map([...DEMO_BUYERS, ...accounts].map((account) => [account.email, account]));
  const plainOrders = seedOrders(now);
  const recent = orderDocuments(now, plainOrders, { buyers, withPayments });
  const year = isDemo ? [...yearOfOrders(now, DEMO_BUYERS), ...more] : [];
  const placed = [
    ...recent,
    ...orderDocuments(now, year, { buyers, withPayments, priceOf: demoPriceOf, companyOf: companyOfBuyer }),
  ];
  const shipments = shipmentDocuments([...plainOrders, ...year], placed, isDemo);
  const returns = isDemo
    ? returnDocuments(seedReturns(now), [...plainOrders, ...more], placed, shipments)
    : [];
  const orders = withReturns(placed, returns);
  await insertMissing(db.collection('categories'), categoryDocuments(now).map(categoryInCatalogueLanguage));
  await insertMissing(db.collection('tools'), tools.map(toolInCatalogueLanguage));
  await insertMissing(db.collection('catalogue_words'), specWordDocuments(now));
  await insertMissing(db.collection('orders'), orders);
  await seedShipments(db, shipments);
  await insertMissing(db.collection('returns'), returns);
  await insertMissing(db.collection('payment_intents'), intentDocuments(orders));
  await insertMissing(db.collection('refunds'), refundDocuments(orders));
  await insertMissing(
    db.collection('stock_ledger'),
    ledgerDocuments(tools, orders, shipments, isDemo ? deliveryDays(now) : [], returns),
  );
  await insertMissing(db.collection('reviews'), reviewDocuments(now));
  await insertMissing(db.collection('contact_messages'), messageDocuments(SEED_MESSAGES, now));
  await insertMissing(db.collection('quote_requests'), quoteDocuments(SEED_QUOTES, tools, now));
  await seedSerials(db, rooms, { orders, shipments, now });
  if (isDemo) await seedDemo(db, tools, now);
}

async function seedAccounts(users: readonly SeedUser[]): Promise<SeedAccount[]> {
  const demoAccounts = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ role, name, email, password }): Promise<SeedAccount> => {
      const passwordHash = await hashPassword(password);
      return { role, name, email, ...DEMO_PROFILES[role], passwordHash };
    }),
  );
  return [...demoAccounts, ...users.map((user): SeedAccount => ({ ...user, role: 'customer' }))];
}
