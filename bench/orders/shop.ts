import { randomBytes } from 'node:crypto';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { withServer } from './emulator-process';

const TOOLS = 400;
const PRICE_CENTS = 1_250;

export type Shop = { db: Db; toolIds: ObjectId[] };

export function toolDocument(place: number): ToolDocument {
  const now = new Date();
  return {
    _id: new ObjectId(),
    sku: `FT-${place}`,
    skuKey: `ft${place}`,
    slug: `tool-${place}`,
    formerSlugs: [],
    name: `Tool ${place}`,
    nameSortKey: `tool ${String(place).padStart(9, '0')}`,
    image: '/placeholder.webp',
    pictures: [{ url: '/placeholder.webp' }],
    documents: [],
    description: 'A tool.',
    category: 'hammers',
    priceCents: PRICE_CENTS,
    moq: 1,
    quantity: 1_000_000,
    reserved: 0,
    step: 1,
    packs: [],
    specs: [],
    state: 'on-sale',
    successorId: null,
    lowStockBelow: null,
    leadTimeDays: null,
    revision: 1,
    rating: { sum: 0, count: 0 },
    createdAt: now,
    updatedAt: now,
  };
}

/** A customer with a verified e-mail, another one each time. */
export function customer(): Actor {
  return {
    ...{ userId: new ObjectId(), email: 'bench@example.com', name: 'Bench', image: null, role: 'customer' },
    ...{ emailVerified: true, sessionId: '', sessionVersion: 0, secondFactor: false },
  };
}

/** The environment of the store's own code: this database, and services that are never called here. */
function settle(uri: string, database: string): void {
  const secret = () => randomBytes(24).toString('hex');
  Object.assign(process.env, {
    NEXTAUTH_URL: 'http://localhost:3000',
    NEXTAUTH_SECRET: secret(),
    ACCESS_TOKEN_SECRET: secret(),
    AUDIT_LOG_SECRET: secret(),
    SECOND_FACTOR_SECRET: secret(),
    MONGODB_URI: uri,
    MONGODB_DB: database,
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    STRIPE_WEBHOOK_SECRET: 'whsec_bench',
    SMTP_URL: 'smtp://127.0.0.1:1',
    FORGELINE_EMULATORS: '1',
  });
}

async function withShopAt(
  uri: string,
  client: MongoClient,
  work: (shop: Shop) => Promise<void>,
): Promise<void> {
  const database = `forgeline_bench_${Date.now().toString(36)}`;
  const db = client.db(database);
  try {
    settle(uri, database);
    await prepareDatabase(db);
    const tools = Array.from({ length: TOOLS }, (_, place) => toolDocument(place));
    await db.collection<ToolDocument>('tools').insertMany(tools);
    await work({ db, toolIds: tools.map(({ _id }) => _id) });
  } finally {
    await db.dropDatabase();
  }
}

/** An empty shop of 400 tools on a database emulator of its own, or on what `MONGODB_URI` names. */
export async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const uri = process.env.MONGODB_URI;
  if (!uri) return withServer((client, uri) => withShopAt(uri, client, work));
  const client = await MongoClient.connect(uri);
  try {
    await withShopAt(uri, client, work);
  } finally {
    await client.close();
  }
}
