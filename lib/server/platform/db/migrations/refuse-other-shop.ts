import type { Db } from 'mongodb';
import { shop } from '#shop';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import type { ShopFactsDocument } from '../documents/coordination';
import type { OrderDocument } from '../documents/orders';

/** What is stored is of these: they cannot change once there are orders. */
type ShopFacts = Pick<ShopFactsDocument, 'currency' | 'catalogueLanguage'>;

class OtherShopError extends Error {
  override name = 'OtherShopError';

  constructor(changes: readonly { field: string; stored: string; own: string }[]) {
    super(
      `${changes
        .map(
          ({ field, stored, own }) =>
            `${field} of the shop is ${own}, but the database has orders of ${stored}`,
        )
        .join('; ')}: set it back, or use an empty database.`,
    );
  }
}

/** Databases from before they had these facts have orders, each with its currency. */
async function storedFacts(db: Db): Promise<Partial<ShopFacts>> {
  const facts = await db.collection<ShopFactsDocument>('shop_facts').findOne({ _id: 'shop' });
  if (facts) return facts;
  const order = await db
    .collection<OrderDocument>('orders')
    .findOne({}, { sort: { _id: -1 }, projection: { currency: 1 } });
  return order ? { currency: order.currency.toUpperCase() } : {};
}

/** Throws `OtherShopError` for a database whose orders are of another currency or catalogue language; else notes the shop's. */
export async function refuseOtherShop(db: Db): Promise<void> {
  const own: ShopFacts = { currency: shop.currency, catalogueLanguage: CATALOGUE_LANGUAGE };
  const stored = await storedFacts(db);
  const changes = (['currency', 'catalogueLanguage'] as const)
    .filter((field) => stored[field] !== undefined && stored[field] !== own[field])
    .map((field) => ({ field, stored: stored[field] ?? '', own: own[field] }));
  if (
    changes.length > 0 &&
    (await db.collection<OrderDocument>('orders').findOne({}, { projection: { _id: 1 } }))
  )
    throw new OtherShopError(changes);
  if (changes.length > 0 || stored.catalogueLanguage === undefined)
    await db
      .collection<ShopFactsDocument>('shop_facts')
      .updateOne({ _id: 'shop' }, { $set: own }, { upsert: true });
}
