import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { CategoryDocument } from '@/lib/server/platform/db/documents/categories';
import type { OrderDocument, OrderLine, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import type { ReviewDocument } from '@/lib/server/platform/db/documents/reviews';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { sortKeyOf } from '@/lib/server/platform/search/sort-key';
import { awaitsPayment, axesOf, isOpen } from '@/lib/shared/orders/order-status';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { publicPriceReceipt } from '@/lib/shared/pricing/price-receipt';
import { shipDay } from '@/lib/shared/shipping/ship-day';
import { CURRENCY } from '@/lib/shared/site/currency';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';
import { shop } from '@/shop.config';
import { SEED_TOOLS } from '../seed-data/all-tools';
import { SEED_CATEGORIES } from '../seed-data/categories';
import { DEMO_ACCOUNTS } from '../seed-data/demo-accounts';
import { seedOrders } from '../seed-data/orders';
import { SEED_REVIEWS } from '../seed-data/reviews';
import { SEED_TOOL_REVIEWS } from '../seed-data/tool-reviews';
import type { SeedOrder, SeedReview, SeedTool, SeedUser } from '../seed-data/types';
import { DEMO_INTENT_PREFIX } from './register-demo-payments';

/** Ids are derived from the data, so that seeding twice makes the same documents. */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ORDER_EXPIRY_MS = 72 * HOUR_MS;
const WARNING_MS = 24 * HOUR_MS;
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function digest(what: string): Buffer {
  return createHash('sha256').update(`forgeline-demo:${what}`).digest();
}

export function seedId(what: string): ObjectId {
  return new ObjectId(digest(what).subarray(0, 12));
}

export function seedCode(what: string, length: number): string {
  return [...digest(`code:${what}`).subarray(0, length)].map((byte) => CODE_ALPHABET[byte % 32]).join('');
}

const toolId = (slug: string) => seedId(`tool:${slug}`);
export const seedUserId = (email: string) => seedId(`user:${email}`);

export const SEED_ADMIN_ID = seedUserId(DEMO_ACCOUNTS[0].email);

export type SeedAccount = SeedUser & { role: 'admin' | 'customer'; passwordHash?: string };

export function userDocument(account: SeedAccount, now: Date): UserDocument {
  const createdAt = new Date(now.getTime() - 200 * DAY_MS);
  return {
    _id: seedUserId(account.email),
    name: account.name,
    email: account.email,
    emailVerified: createdAt,
    image: null,
    ...(account.passwordHash ? { passwordHash: account.passwordHash } : {}),
    role: account.role,
    sessionVersion: 0,
    phone: account.phone,
    address: account.address,
    education: account.education ?? '',
    linkedin: account.linkedin ?? '',
    createdAt,
  };
}

function reservedUnits(toolSlug: string, now: Date): number {
  return seedOrders(now)
    .filter((order) => order.toolSlug === toolSlug && isOpen(order))
    .reduce((sum, order) => sum + order.quantity, 0);
}

export function categoryDocuments(now: Date): CategoryDocument[] {
  const createdAt = new Date(now.getTime() - 200 * DAY_MS);
  return SEED_CATEGORIES.map((category, position) => {
    const about = { _id: seedId(`category:${category.slug}`), order: position + 1 };
    return { ...about, keySpecs: [], ...category, createdAt, updatedAt: createdAt };
  });
}

export function toolDocuments(now: Date): ToolDocument[] {
  return SEED_TOOLS.map((tool, position) => {
    const ratings = SEED_TOOL_REVIEWS.filter((review) => review.toolSlug === tool.slug);
    // The first of the list is the newest, which is what the shop shows first.
    const createdAt = new Date(now.getTime() - 7 * HOUR_MS * (position + 1) - 60 * DAY_MS);
    return {
      _id: toolId(tool.slug),
      sku: tool.sku,
      skuKey: skuKeyOf(tool.sku),
      slug: tool.slug,
      formerSlugs: [],
      name: tool.name,
      nameSortKey: sortKeyOf(tool.name),
      image: tool.image,
      pictures: [{ url: tool.image }],
      ...(tool.drawing ? { drawing: tool.drawing } : {}),
      documents: [],
      description: tool.description,
      category: tool.category,
      priceCents: tool.priceCents,
      moq: tool.moq,
      step: 1,
      packs: [],
      quantity: tool.quantity,
      reserved: reservedUnits(tool.slug, now),
      specs: tool.specs.map((spec) => ({ ...spec })),
      rating: { sum: ratings.reduce((sum, review) => sum + review.rating, 0), count: ratings.length },
      state: 'on-sale',
      successorId: null,
      lowStockBelow: null,
      leadTimeDays: null,
      revision: 1,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

function reviewDocument(review: SeedReview, key: string, now: Date, toolSlug?: string): ReviewDocument {
  return {
    _id: seedId(`review:${key}`),
    userId: null,
    ...(toolSlug ? { toolId: toolId(toolSlug) } : {}),
    name: review.company ? `${review.name}, ${review.company}` : review.name,
    image: review.image,
    review: review.review,
    rating: review.rating,
    createdAt: new Date(now.getTime() - review.daysAgo * DAY_MS),
  };
}

export function reviewDocuments(now: Date): ReviewDocument[] {
  return [
    ...SEED_REVIEWS.map((review, position) => reviewDocument(review, `shop:${position}`, now)),
    ...SEED_TOOL_REVIEWS.map((review, position) =>
      reviewDocument(review, `tool:${position}`, now, review.toolSlug),
    ),
  ];
}

/** A reminder that was due before now counts as sent. */
function warningTime(order: SeedOrder, now: Date): { warnAt?: Date } {
  const warnAt = new Date(order.placedAt.getTime() + ORDER_EXPIRY_MS - WARNING_MS);
  return awaitsPayment(order) && warnAt > now ? { warnAt } : {};
}

/** The defaults of the settings: Monday to Friday. */
const CALENDAR = { timeZone: shop.timeZone, cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };

/** As the store promises when an order is placed, and again when it is paid later. */
function expectedShipDay({ placedAt, paidAt }: SeedOrder): { shipsOn?: string } {
  const shipsOn = shipDay({ quantity: 1, available: 1 }, CALENDAR, paidAt ?? placedAt);
  return shipsOn === null ? {} : { shipsOn };
}

function orderLine({ slug, sku, name, image, priceCents }: SeedTool, quantity: number): OrderLine {
  const receipt = publicPriceReceipt(priceCents, quantity);
  return { toolId: toolId(slug), sku, name, image, quantity, unitPriceCents: priceCents, receipt };
}

function orderDocument(
  now: Date,
  order: SeedOrder,
  position: number,
  tool: SeedTool,
  buyer: SeedAccount,
  withPayments: boolean,
): OrderDocument {
  const key = `order:${position}`;
  const buyerId = seedUserId(buyer.email);
  const timeline: TimelineEntry[] = [{ state: 'unpaid', at: order.placedAt, by: 'buyer', actorId: buyerId }];
  if (order.paidAt) timeline.push({ state: 'paid', at: order.paidAt, by: 'buyer', actorId: buyerId });
  if (order.shippedAt)
    timeline.push({ state: 'shipped', at: order.shippedAt, by: 'admin', actorId: SEED_ADMIN_ID });
  if (order.cancelledAt)
    timeline.push({ state: 'cancelled', at: order.cancelledAt, by: 'buyer', actorId: buyerId });
  if (order.refundedAt)
    timeline.push({ state: 'refunded', at: order.refundedAt, by: 'admin', actorId: SEED_ADMIN_ID });
  const endedAt = order.cancelledAt ?? order.refundedAt;
  const payment = digest(`intent:${key}`).toString('hex').slice(0, 20);
  const intent = `${DEMO_INTENT_PREFIX}${payment}`;
  const line = orderLine(tool, order.quantity);
  return {
    _id: seedId(key),
    number: `ORD-${seedCode(key, 6)}`,
    lines: [line],
    lineCount: 1,
    units: line.quantity,
    totals: totalsOf([line]),
    currency: CURRENCY.provider,
    buyerId,
    buyerName: buyer.name,
    buyerSortKey: sortKeyOf(buyer.name),
    buyerEmail: buyer.email,
    address: order.address,
    phone: order.phone,
    language: LANGUAGES.default,
    ...axesOf(order.state),
    ...(order.paidAt
      ? { transactionId: withPayments ? intent : `demo_${payment}`, paidAt: order.paidAt }
      : {}),
    placedAt: order.placedAt,
    expiresAt: new Date(order.placedAt.getTime() + ORDER_EXPIRY_MS),
    ...warningTime(order, now),
    ...expectedShipDay(order),
    ...(order.shippedAt ? { shippedAt: order.shippedAt } : {}),
    ...(endedAt ? { endedAt } : {}),
    timeline,
  };
}

/** `withPayments`: paid orders name an intent, which an emulator imports. */
export function orderDocuments(
  now: Date,
  accounts: readonly SeedAccount[],
  { withPayments }: { withPayments: boolean },
): OrderDocument[] {
  return seedOrders(now).map((order, position) => {
    const tool = SEED_TOOLS.find(({ slug }) => slug === order.toolSlug);
    const buyer = accounts.find(({ email }) => email === order.buyerEmail);
    if (!tool || !buyer) throw new Error(`demo order ${position} names an unknown tool or buyer`);
    return orderDocument(now, order, position, tool, buyer, withPayments);
  });
}
