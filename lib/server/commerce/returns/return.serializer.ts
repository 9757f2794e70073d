import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toDollars } from '@/lib/shared/numbers/money';
import type { ManagedReturn, Return } from '@/lib/shared/returns/return.schema';
import { canTake } from '@/lib/shared/shipments/return-states';

/** By id in hex. */
type Names = ReadonlyMap<string, string>;
type Values = ReadonlyMap<string, number>;

type Reader = { names: Names; isShop: boolean };

function serialize(made: ReturnDocument, { names, isShop }: Reader): Return {
  const { byShop, amountCents, lines, requestedBy } = made;
  const name = byShop && !isShop ? undefined : names.get(requestedBy.toHexString());
  return {
    _id: made._id.toHexString(),
    number: made.number,
    state: made.state,
    orderId: made.orderId.toHexString(),
    orderNumber: made.orderNumber,
    shipmentNumber: made.shipmentNumber,
    lines: lines.map(({ toolId, ...line }) => ({ toolId: toolId.toHexString(), ...line })),
    ...optionalField('note', made.note),
    requestedAt: made.requestedAt.toISOString(),
    ...optionalField('requestedBy', name),
    ...optionalField('byShop', byShop),
    ...(made.companyId ? { isCompanys: true as const } : {}),
    ...optionalField('instructions', made.instructions),
    ...optionalField('refusal', made.refusal),
    ...optionalField('endReason', made.endReason),
    ...optionalField('refunded', amountCents === undefined ? undefined : toDollars(amountCents)),
    mayWithdraw: !isShop && canTake('withdraw', made.state),
  };
}

export function serializeReturn(made: ReturnDocument, names: Names): Return {
  return serialize(made, { names, isShop: false });
}

/** `values`: what arrived is worth, in cents. */
export function serializeManagedReturn(made: ReturnDocument, names: Names, values: Values): ManagedReturn {
  const valueCents = values.get(made._id.toHexString());
  return {
    ...serialize(made, { names, isShop: true }),
    buyerName: made.buyerName,
    ...optionalField('company', made.companyName),
    ...optionalField('externalId', made.externalId),
    ...optionalField('refundId', made.refundId?.toHexString()),
    ...optionalField('value', valueCents === undefined ? undefined : toDollars(valueCents)),
  };
}
