import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import type { UnitsInStock } from '@/lib/shared/orders/next-to-ship';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The only data of an order sent to the browser, besides the HTML. */
export type ManagedOrderRow = Pick<
  Order,
  | '_id'
  | 'number'
  | 'placedAt'
  | 'poNumber'
  | 'toolName'
  | 'orderQuantity'
  | 'unitPrice'
  | 'lineCount'
  | 'orderValue'
  | 'refundedValue'
  | 'allUnitsRefunded'
  | 'shippedInPart'
  | 'shipsOn'
  | 'buyerName'
  | 'buyerEmail'
  | 'company'
  | 'address'
  | 'phone'
  | 'state'
  | 'payBy'
  | 'dueOn'
  | 'openBalance'
  | 'paidAt'
  | 'shippedAt'
  | 'endedAt'
  | 'transactionId'
  | 'returned'
  | 'refundFailedAt'
  | 'disputedAt'
  | 'chargedBack'
> & {
  lines: readonly Pick<OrderLine, 'toolId' | 'name' | 'quantity'>[];
  /** The id for the buyer's page, unless the account is closed. */
  customerId?: string | undefined;
  /** Of an order whose units are not all there. */
  short?: UnitsInStock | undefined;
};

export function orderRowOf(
  order: Order,
  { customerId, short }: Pick<ManagedOrderRow, 'customerId' | 'short'> = {},
): ManagedOrderRow {
  const { _id, number, placedAt, toolName, orderQuantity, unitPrice, orderValue } = order;
  const { lineCount, refundedValue, allUnitsRefunded, shippedInPart, poNumber, shipsOn } = order;
  // A single line is already in the row.
  const listed = lineCount === 1 ? [] : order.lines;
  const lines = listed.map(({ toolId, name, quantity }) => ({ toolId, name, quantity }));
  const { buyerName, buyerEmail, company, address, phone, state, payBy } = order;
  const { paidAt, shippedAt, endedAt, transactionId, returned, refundFailedAt } = order;
  const { disputedAt, chargedBack } = order;
  const what = { _id, number, placedAt, toolName, orderQuantity, unitPrice, orderValue };
  const buyer = { buyerName, buyerEmail, address, phone };
  const since = { paidAt, shippedAt, endedAt };
  return {
    ...what,
    poNumber,
    refundedValue,
    allUnitsRefunded,
    shippedInPart,
    ...(awaitsShipment(order) ? { shipsOn } : {}),
    lineCount,
    lines,
    ...buyer,
    ...(company ? { company } : {}),
    ...(customerId ? { customerId } : {}),
    ...(short ? { short } : {}),
    state,
    ...(payBy === 'account' ? { payBy, dueOn: order.dueOn, openBalance: order.openBalance } : {}),
    ...since,
    transactionId,
    returned,
    refundFailedAt,
    disputedAt,
    chargedBack,
  };
}

/** Undefined for an order that is as it was placed. */
export function stateSince({ endedAt, shippedAt, paidAt }: ManagedOrderRow): string | undefined {
  return endedAt ?? shippedAt ?? paidAt;
}

export type OrderTableTexts = {
  orders: Texts['orders'];
  admin: Texts['admin']['orders'];
  delivery: Pick<Texts['admin'], 'details' | 'address' | 'phone'>;
  confirm: Texts['shell']['confirm'];
  closed: Texts['privacy']['closed'];
};

export function orderTableTextsOf({ orders, admin, shell, privacy }: Texts): OrderTableTexts {
  const { details, address, phone } = admin;
  const delivery = { details, address, phone };
  return { orders, admin: admin.orders, delivery, confirm: shell.confirm, closed: privacy.closed };
}

/** Replaces the personal data of a closed account by texts in the page's language. */
export function withShownBuyer(order: Order, texts: Texts['privacy']['closed']): Order {
  if (!isOfClosedAccount(order.buyerEmail)) return order;
  const timeline = order.timeline.map((step) =>
    step.by === 'buyer' && step.name === CLOSED_ACCOUNT.buyerName ? { ...step, name: texts.buyer } : step,
  );
  const buyer = { buyerName: texts.buyer, buyerEmail: '', address: texts.removed, phone: '' };
  return { ...order, ...buyer, timeline };
}
