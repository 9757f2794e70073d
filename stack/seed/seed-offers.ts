import { type ClientSession, type Db, type MongoClient, ObjectId } from 'mongodb';
import { shop } from '#shop';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  OfferDocument,
  OfferLine,
  OfferVersion,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { dayOf, shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { holdsUnits } from '@/lib/shared/offers/offer-states';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { inEachLanguage, LANGUAGES } from '@/lib/shared/site/languages';
import { textIn } from '@/lib/shared/tools/text-in';
import { DEMO_OFFERS, type SeedOffer } from '../seed-data/demo/offers';
import { SEED_ADMIN_ID, seedId, seedToolId, seedUserId } from './seed-documents';

const HOUR_MS = 3_600_000;
const ACCEPTED_NUMBER = 'OFF-AGREED';
const ACCEPTED_BUYER = 'buyer@example.com';

const timeZone = () => process.env.STORE_TIME_ZONE || shop.timeZone;

type World = {
  now: Date;
  tools: ReadonlyMap<string, ToolDocument>;
  users: ReadonlyMap<string, UserDocument>;
};

const ago = ({ now }: World, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

function lineOf(
  [slug, quantity, unitPriceCents]: readonly [string, number, number],
  { tools }: World,
): OfferLine {
  const toolId = seedToolId(slug);
  const tool = tools.get(toolId.toHexString());
  if (!tool) throw new Error(`an offer of the demo names an unknown tool: ${slug}`);
  const { sku, image } = tool;
  const names = inEachLanguage((language) => textIn(tool, language).name);
  return { toolId, ...{ sku, name: names[LANGUAGES.default], names, image, quantity, unitPriceCents } };
}

/** Valid to the end of a day of the store's calendar. */
function validity(sentAt: Date, days: number): Pick<OfferVersion, 'validUntil' | 'validTo'> {
  const validUntil = shiftDay(dayOf(sentAt, timeZone()), { days });
  const validTo = new Date(startOfDay(shiftDay(validUntil, { days: 1 }), timeZone()).getTime() - 1);
  return { validUntil, validTo };
}

function versionsOf({ versions }: SeedOffer, world: World): OfferVersion[] {
  return versions.map(({ lines: given, hoursAgo, days, holdStock = false, note }, place) => {
    const lines = given.map((line) => lineOf(line, world));
    const sentAt = ago(world, hoursAgo);
    return {
      v: place + 1,
      ...{ lines, dueCents: totalsOf(lines).totalCents, ...validity(sentAt, days), holdStock },
      ...(note ? { note } : {}),
      ...{ sentAt, sentBy: SEED_ADMIN_ID },
    };
  });
}

/** Returns an account of the demo, and its company. */
function recipientOf(email: string, { users }: World): Pick<OfferDocument, 'to' | 'companyId' | 'language'> {
  const user = users.get(email);
  if (!user) throw new Error(`an offer of the demo is to an unknown account: ${email}`);
  const { _id: userId, name, company } = user;
  const companyId = company && company.state !== 'pending' ? { companyId: company.id } : {};
  return { to: { name, email, userId }, ...companyId, language: LANGUAGES.default };
}

function offerDocument(seed: SeedOffer, world: World): OfferDocument {
  const { number, state, endedHoursAgo, reason } = seed;
  const versions = versionsOf(seed, world);
  const newest = versions.at(-1);
  if (!newest) throw new Error(`the demo's offer ${number} has no version`);
  const { v: version, validTo, holdStock } = newest;
  const isHeld = holdStock && holdsUnits({ state, validTo }, world.now);
  const endedBy = state === 'declined' ? seedUserId(seed.email) : SEED_ADMIN_ID;
  return {
    _id: seedId(`offer:${number}`),
    number,
    ...recipientOf(seed.email, world),
    ...{ state, version, validTo },
    ...(isHeld ? { heldVersion: version, heldUntil: validTo } : {}),
    ...{ createdAt: versions[0]?.sentAt ?? world.now, createdBy: SEED_ADMIN_ID, versions },
    counters: (seed.counters ?? []).map(({ v, hoursAgo, note, wish }) => ({
      v,
      ...(wish
        ? {
            lines: [lineOf(wish, world)].map(({ toolId, quantity, unitPriceCents }) => ({
              toolId,
              quantity,
              unitPriceCents,
            })),
          }
        : {}),
      ...{ note, at: ago(world, hoursAgo), by: seedUserId(seed.email) },
    })),
    ...(endedHoursAgo === undefined ? {} : { endedAt: ago(world, endedHoursAgo), endedBy }),
    ...(reason ? { reason } : {}),
  };
}

/** Units that a version holds leave what is available, with a line of the ledger each. */
async function hold(db: Db, { _id, number, heldVersion, versions }: OfferDocument, session: ClientSession) {
  const version = versions.find(({ v }) => v === heldVersion);
  for (const { toolId, quantity } of version?.lines ?? []) {
    const tool = await db
      .collection<ToolDocument>('tools')
      .findOneAndUpdate(
        { _id: toolId, quantity: { $gte: quantity } },
        { $inc: { quantity: -quantity, reserved: quantity } },
        { session, returnDocument: 'after' },
      );
    if (!tool) throw new Error(`the demo has too little in stock for ${number}`);
    const line: StockLedgerDocument = {
      ...{ _id: new ObjectId(), toolId, change: -quantity, onHandChange: 0, reason: 'offer-held' },
      after: { available: tool.quantity, onHand: tool.quantity + tool.reserved },
      ...{ offerId: _id, offerNumber: number, part: version?.v ?? 1 },
      ...{ actorId: SEED_ADMIN_ID, at: version?.sentAt ?? tool.updatedAt },
    };
    await db.collection<StockLedgerDocument>('stock_ledger').insertOne(line, { session });
  }
}

/** The newest order of one of its buyers came from an offer. */
async function acceptedOffer(db: Db, world: World, session: ClientSession): Promise<OfferDocument | null> {
  const orders = db.collection<OrderDocument>('orders');
  const order = await orders.findOne(
    { buyerId: seedUserId(ACCEPTED_BUYER), shippedAt: { $exists: true }, lineCount: 1 },
    { sort: { placedAt: -1 }, session },
  );
  if (!order) return null;
  const lines = order.lines.map(({ toolId, sku, name, image, quantity, unitPriceCents }) => {
    return { toolId, sku, name, image, quantity, unitPriceCents };
  });
  const sentAt = new Date(order.placedAt.getTime() - 30 * HOUR_MS);
  const { totalCents: dueCents } = order.totals;
  const version = {
    v: 1,
    lines,
    dueCents,
    ...validity(sentAt, 14),
    holdStock: false,
    sentAt,
    sentBy: SEED_ADMIN_ID,
  };
  const offer: OfferDocument = {
    ...{ _id: seedId(`offer:${ACCEPTED_NUMBER}`), number: ACCEPTED_NUMBER },
    ...recipientOf(ACCEPTED_BUYER, world),
    ...{ state: 'accepted', version: 1, validTo: version.validTo, orderId: order._id },
    ...{ createdAt: sentAt, createdBy: SEED_ADMIN_ID, versions: [version], counters: [] },
    ...{ endedAt: order.placedAt, endedBy: order.buyerId },
  };
  const quoted = order.lines.map((line) => ({
    ...line,
    receipt: {
      ...{ code: 'quoted-price' as const, quantity: line.quantity, baseCents: line.receipt.baseCents },
      ...{ fixedCents: line.unitPriceCents, capped: false, unitPriceCents: line.unitPriceCents },
    },
  }));
  await orders.updateOne({ _id: order._id }, { $set: { offerId: offer._id, lines: quoted } }, { session });
  return offer;
}

/** Offers in every state, one of them with stock that is held. Once: the demo's data are there. */
export async function seedOffers(client: MongoClient, db: Db, now: Date): Promise<void> {
  const tools = await db.collection<ToolDocument>('tools').find().toArray();
  const users = await db.collection<UserDocument>('users').find().toArray();
  const world = {
    now,
    tools: new Map(tools.map((tool) => [tool._id.toHexString(), tool])),
    users: new Map(users.map((user) => [user.email, user])),
  };
  await client.withSession((session) =>
    session.withTransaction(async () => {
      const offers = db.collection<OfferDocument>('offers');
      if (await offers.findOne({ number: ACCEPTED_NUMBER }, { session })) return;
      const accepted = await acceptedOffer(db, world, session);
      const documents = DEMO_OFFERS.map((seed) => offerDocument(seed, world));
      for (const offer of documents) await hold(db, offer, session);
      await offers.insertMany([...documents, ...(accepted ? [accepted] : [])], { session });
    }),
  );
}
