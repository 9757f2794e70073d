import { z } from 'zod';
import type { Contract } from '@/lib/shared/calls/contract';
import { chargedCartPreviewSchema, chargedOrderCartSchema } from '@/lib/shared/cart/charged-cart.schema';
import {
  chargedAcceptOfferSchema,
  chargedMakeOfferSchema,
  chargedOfferVersionSchema,
} from '@/lib/shared/offers/charged-offer.schema';
import { chargedPlaceOrderSchema } from '@/lib/shared/orders/charged-order.schema';

/** Bodies of calls in a shop that charges freight or tax. Not in their contracts, which browsers load. */
const CHARGED_REQUESTS: Readonly<Record<string, z.ZodType>> = {
  'POST /api/cart/preview': chargedCartPreviewSchema,
  'POST /api/cart/order': chargedOrderCartSchema,
  'POST /api/cart/submit': chargedOrderCartSchema,
  'POST /api/order': chargedPlaceOrderSchema,
  'POST /api/all-offer': chargedMakeOfferSchema,
  'POST /api/all-offer/{id}/version': chargedOfferVersionSchema,
  'POST /api/offer/{id}/accept': chargedAcceptOfferSchema,
  'POST /api/offer/{id}/submit': chargedAcceptOfferSchema,
};

export function chargedRequestOf({ method, path }: Pick<Contract, 'method' | 'path'>): z.ZodType | undefined {
  return CHARGED_REQUESTS[`${method} ${path}`];
}

/** For documents: the body in a shop that charges nothing, or in one that does. */
export function everyRequestOf(call: Contract): z.ZodType | undefined {
  const charged = chargedRequestOf(call);
  return call.request && charged ? z.union([call.request, charged]) : call.request;
}
