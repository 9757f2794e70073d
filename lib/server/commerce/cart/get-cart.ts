import { type ClientSession, ObjectId } from 'mongodb';
import { type Buyer, buyerOf, receiptResponse } from '@/lib/server/commerce/prices/buyer';
import { type Prices, pricesFor } from '@/lib/server/commerce/prices/prices-for';
import { getToolOffers, type ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, type PersonOwner } from '@/lib/server/identity/owner';
import type { CartDocument, CartLineDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { Cart, CartLine, CartPreviewInput, LineProblem } from '@/lib/shared/cart/cart.schema';
import type { ChargedCartPreviewInput, ChargedPreview } from '@/lib/shared/cart/charged-cart.schema';
import { issueSentence } from '@/lib/shared/messages/errors';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { toDollars } from '@/lib/shared/numbers/money';
import { lineWords } from '@/lib/shared/orders/order-notes';
import { lineCents, totalsOf } from '@/lib/shared/orders/order-totals';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { checkQuantity, nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import { cartRules, QUANTITY_MAX, type QuantityRules } from '@/lib/shared/quantity/quantity-rules';
import { charges } from '@/lib/shared/trade/trade-settings';
import { previewCosts } from './cart-costs';
import { findCart } from './carts.repository';

export function newCart(owner: PersonOwner): CartDocument {
  return { ...ownedBy('carts', owner), version: 0, lines: [], updatedAt: new Date(0) };
}

function serializeLine(
  line: CartLineDocument,
  offer: ToolOffer | null,
  { priceOf, tiersOf, reader }: Pick<Prices, 'priceOf' | 'tiersOf'> & { reader: ReceiptReader },
): { line: CartLine; unitPriceCents: number } {
  const { quantity, reference, written } = line;
  const { sku, name, image } = offer ?? line;
  const what = { toolId: line.toolId.toHexString(), sku, name, image, quantity };
  const page = offer
    ? { slug: offer.slug, ...(offer.nameLanguage ? { nameLanguage: offer.nameLanguage } : {}) }
    : {};
  const lead = offer?.leadTimeDays === undefined ? {} : { leadTimeDays: offer.leadTimeDays };
  const about = {
    ...page,
    ...lead,
    ...(reference ? { reference } : {}),
    ...lineWords(line),
    ...optionalField('written', written),
    problems: lineProblems(quantity, offer),
  };
  if (offer?.sale !== 'on-sale') return { line: { ...what, ...about }, unitPriceCents: 0 };
  const receipt = priceOf(offer, quantity);
  const { unitPriceCents } = receipt;
  const total = lineCents({ quantity, unitPriceCents });
  const price = { unitPrice: toDollars(unitPriceCents), lineTotal: toDollars(total) };
  const { moq, step, available, orderable } = offer;
  const rules = { moq, step, available, ...optionalField('orderable', orderable) };
  const next = tiersOf(offer).find(({ from, unitCents }) => from > quantity && unitCents < unitPriceCents);
  const tier = next ? { nextTier: { from: next.from, unitPrice: toDollars(next.unitCents) } } : {};
  return {
    line: { ...what, ...price, ...about, ...rules, ...tier, receipt: receiptResponse(receipt, reader) },
    unitPriceCents,
  };
}

/** Prices a cart for this buyer (null: a visitor), by the prices and stock of this moment. */
export async function priceCart(
  { version, lines: stored }: Pick<CartDocument, 'version' | 'lines'>,
  buyer: Buyer | null,
  session?: ClientSession,
): Promise<Cart> {
  const offers = await getToolOffers(
    stored.map(({ toolId }) => toolId),
    session,
  );
  const { priceOf, tiersOf } = await pricesFor(buyer);
  const priced = stored.map((line) =>
    serializeLine(line, offers.get(line.toolId.toHexString()) ?? null, {
      priceOf,
      tiersOf,
      reader: buyer?.reader ?? 'buyer',
    }),
  );
  const lines = priced.map(({ line }) => line);
  const units = stored.reduce((sum, { quantity }) => sum + quantity, 0);
  const totals = totalsOf(
    priced.map(({ line: { quantity }, unitPriceCents }) => ({ quantity, unitPriceCents })),
  );
  return {
    version,
    lines,
    units,
    goodsValue: toDollars(totals.goodsCents),
    due: toDollars(totals.totalCents),
    ...(charges((await currentTrade()).settings) ? { net: true } : {}),
  };
}

export async function getCart(buyer: Buyer): Promise<Cart> {
  return priceCart((await findCart(buyer.owner)) ?? newCart(buyer.owner), buyer);
}

const NO_TOOL = new ObjectId('000000000000000000000000');

/** One line per tool. The names of unknown tools are the caller's. */
function linesOf(input: Pick<CartPreviewInput, 'lines'>): Map<string, CartLineDocument> {
  const byTool = new Map<string, CartLineDocument>();
  for (const line of input.lines) {
    const id = line.toolId.toLowerCase();
    const toolId = OBJECT_ID_PATTERN.test(id) ? new ObjectId(id) : NO_TOOL;
    const quantity = Math.min((byTool.get(id)?.quantity ?? 0) + line.quantity, QUANTITY_MAX);
    byTool.set(id, { toolId, sku: '', name: '', image: '', quantity });
  }
  return byTool;
}

export async function previewCart(
  actor: Actor | null,
  { to, shippingMethod, ...input }: ChargedCartPreviewInput,
): Promise<ChargedPreview> {
  const lines = linesOf(input);
  const cart = { version: 0, lines: [...lines.values()] };
  const { version: _, ...shown } = await priceCart(cart, actor && buyerOf(actor));
  const ids = [...lines.keys()];
  return {
    ...shown,
    lines: shown.lines.map((line, place) => ({ ...line, toolId: ids[place] ?? line.toolId })),
    ...(to && (await previewCosts(actor, cart.lines, { to, shippingMethod }))),
  };
}

/**
 * Returns why this quantity cannot be ordered now, with the nearest quantity that can be. Without `rules` the tool is
 * not sold. Pure.
 */
export function lineProblems(quantity: number, rules: QuantityRules | null): LineProblem[] {
  if (!rules) return [{ code: 'not-on-sale', message: PROBLEMS['not-on-sale'][2] }];
  const { problems } = checkQuantity(quantity, cartRules(rules));
  const fix = nearestQuantity(quantity, cartRules(rules));
  return problems.map(({ code, params }) => ({
    code,
    message: issueSentence({ code, ...(params ? { params } : {}) }),
    ...(params ? { params } : {}),
    ...(fix === null ? {} : { fix: { quantity: fix } }),
  }));
}
