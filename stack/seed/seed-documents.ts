import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type {
  CategoryDocument,
  ReviewDocument,
  ToolDocument,
} from '@/lib/server/platform/db/documents/tools';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import type { SpecWordDocument } from '@/lib/server/platform/db/documents/words';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { isOpen } from '@/lib/shared/orders/order-status';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import type { ToolTexts } from '@/lib/shared/tools/text-in';
import { SEED_TOOLS } from '../seed-data/all-tools';
import { SEED_CATEGORIES } from '../seed-data/categories';
import { DEMO_ACCOUNTS } from '../seed-data/demo-accounts';
import { GERMAN_TEXTS } from '../seed-data/german/all-texts';
import { seedOrders } from '../seed-data/orders';
import { SEED_REVIEWS } from '../seed-data/reviews';
import { SEED_TOOL_REVIEWS } from '../seed-data/tool-reviews';
import type { SeedOrder, SeedReview, SeedUser } from '../seed-data/types';
import { specWords } from './catalogue-language';

/** Ids are derived from the data, so that seeding twice makes the same documents. */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Before the first of the demo's orders. */
const OPENED_DAYS_AGO = 400;
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function digest(what: string): Buffer {
  return createHash('sha256').update(`forgeline-demo:${what}`).digest();
}

export function seedId(what: string): ObjectId {
  return new ObjectId(digest(what).subarray(0, 12));
}

export function seedCode(what: string, length: number): string {
  return [...digest(`code:${what}`).subarray(0, length)].map((byte) => CODE_ALPHABET[byte % 32]).join('');
}

export const seedToolId = (slug: string) => seedId(`tool:${slug}`);
export const seedUserId = (email: string) => seedId(`user:${email}`);

export const SEED_ADMIN_ID = seedUserId(DEMO_ACCOUNTS[0].email);

export type SeedAccount = SeedUser & { role: 'admin' | 'customer'; passwordHash?: string };

export function userDocument(account: SeedAccount, now: Date): UserDocument {
  const createdAt = new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS);
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

/** When the line at this place left. */
export function leftAt({ firstLeftAt, shippedAt }: SeedOrder, place: number): Date | undefined {
  return place === 0 ? (firstLeftAt ?? shippedAt) : shippedAt;
}

function reservedUnits(toolSlug: string, orders: readonly SeedOrder[]): number {
  return orders
    .filter(isOpen)
    .flatMap((order) =>
      order.lines.filter((line, place) => line.toolSlug === toolSlug && !leftAt(order, place)),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Units that open orders wait for; they took what was there. */
function owedUnits(toolSlug: string, orders: readonly SeedOrder[]): number {
  return orders
    .filter((order) => isOpen(order) && order.lines[0]?.toolSlug === toolSlug)
    .reduce((sum, { owedUnits: units = 0 }) => sum + units, 0);
}

export function categoryDocuments(now: Date): CategoryDocument[] {
  const createdAt = new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS);
  return SEED_CATEGORIES.map((category, position) => {
    const about = { _id: seedId(`category:${category.slug}`), order: position + 1 };
    return { ...about, keySpecs: [], ...category, createdAt, updatedAt: createdAt };
  });
}

function textsOf(sku: string): ToolTexts {
  const german = GERMAN_TEXTS[sku];
  return german ? { de: { ...german } } : {};
}

/** The shop's specification words. */
export function specWordDocuments(now: Date): SpecWordDocument[] {
  const updatedAt = new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS);
  return specWords().map((word) => ({
    _id: seedId(`word:${word.language}:${word.text}`),
    ...word,
    updatedAt,
  }));
}

/** In English, which `toolInCatalogueLanguage` changes. `more` are orders beside those of every store. */
export function toolDocuments(now: Date, more: readonly SeedOrder[] = []): ToolDocument[] {
  const orders = [...seedOrders(now), ...more];
  return SEED_TOOLS.map((tool, position) => {
    const ratings = SEED_TOOL_REVIEWS.filter((review) => review.toolSlug === tool.slug);
    const owed = owedUnits(tool.slug, orders);
    // The first of the list is the newest, which is what the shop shows first.
    const createdAt = new Date(now.getTime() - 7 * HOUR_MS * (position + 1) - OPENED_DAYS_AGO * DAY_MS);
    return {
      _id: seedToolId(tool.slug),
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
      quantity: owed > 0 ? 0 : tool.quantity,
      reserved: reservedUnits(tool.slug, orders),
      owed,
      specs: tool.specs.map((spec) => ({ ...spec })),
      texts: textsOf(tool.sku),
      rating: { sum: ratings.reduce((sum, review) => sum + review.rating, 0), count: ratings.length },
      state: 'on-sale',
      successorId: null,
      lowStockBelow: null,
      leadTimeDays: null,
      backorderLimit: null,
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
    ...(toolSlug ? { toolId: seedToolId(toolSlug) } : {}),
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
