import { z } from 'zod';
import { deliveryAddressSchema } from '@/lib/shared/addresses/address.schema';
import { issue } from '@/lib/shared/messages/messages';
import { chargedFields } from '@/lib/shared/orders/charged-order.schema';

/** What the form of an order says of its delivery; `kind` is that of the shipping method. */
export type FreightChoice = { kind?: unknown; isBilled?: unknown };

/** Of what does not go with the method nothing is sent. */
const nothing = z.unknown().transform(() => undefined);
const address = deliveryAddressSchema.optional();
const filledOr = <Schema extends z.ZodType>(isSent: boolean, schema: Schema) =>
  (isSent ? schema : nothing) as Schema;

/** The rules of what goes with a shipping method. */
export function freightRules({ kind, isBilled }: FreightChoice, isCompany: boolean) {
  const isCollected = kind === 'pickup';
  const isCarried = kind === 'own-carrier';
  const { shippingMethod, buyerReference, carrier, account } = chargedFields;
  const isInvoicedElsewhere = !isCompany && (isCollected || isBilled === true);
  return z.object({
    shippingMethod: filledOr(kind !== '', shippingMethod),
    buyerReference,
    delivery: filledOr(!isCollected, address),
    carrier: filledOr(
      isCarried,
      carrier.refine((text) => text !== '', issue('carrier-required')),
    ),
    account: filledOr(
      isCarried,
      account.refine((text) => text !== '', issue('carrier-account-required')),
    ),
    billing: filledOr(isInvoicedElsewhere, address),
  });
}
