import 'server-only';
import type { ToolOffer } from '@/lib/server/commerce/catalogue/get-tool-offer';
import { type PriceReceipt, publicPriceReceipt } from '@/lib/shared/pricing/price-receipt';

/** Returns what a unit costs in an order of so many units of the tool, and why. Pure. */
export type PriceOf = (offer: ToolOffer, quantity: number) => PriceReceipt;

/** The price that everyone pays. */
export const publicPrice: PriceOf = ({ unitPriceCents }, quantity) =>
  publicPriceReceipt(unitPriceCents, quantity);
