import type { ObjectId } from 'mongodb';
import type { Written } from '@/lib/shared/cart/written';
import type { Deliver } from '@/lib/shared/orders/order.schema';
import type { notesOf } from '@/lib/shared/orders/order-notes';
import type { OrderTotals } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import type { DeliveryFields, OrderCharges, OrderLine, OrderPayBy } from './orders';

/** An approval that an order needs, as the company's rules and budgets were when it was submitted. */
export type RequisitionNeed = {
  id: ObjectId;
  code: 'rule' | 'over-budget';
  /** The name of the rule or the budget. */
  name: string;
  overCents?: number;
  /** The rest of a budget, and its period. */
  leftCents?: number;
  period?: string;
  approvers: 'approvers' | ObjectId[];
  yes?: { userId: ObjectId; name: string; at: Date };
};

/** What the order to be comes to besides its goods, in a shop that charges. */
export type RequestedCharges = OrderCharges & Pick<OrderTotals, 'shippingCents' | 'taxCents'>;

type RequestedDelivery = ReturnType<typeof notesOf> & DeliveryFields & Partial<RequestedCharges>;

/** An order that awaits approval. It holds neither stock nor credit nor budget. Owned by approvals. */
export type RequisitionDocument = RequestedDelivery & {
  _id: ObjectId;
  number: string;
  companyId: ObjectId;
  requesterId: ObjectId;
  requesterName: string;
  source: 'cart' | { offerId: ObjectId; version: number };
  /** The lines of the order to be, with the rows of the requester's list. */
  lines: (OrderLine & { written?: Written })[];
  lineCount: number;
  units: number;
  goodsCents: number;
  dueCents: number;
  address: string;
  phone: string;
  requestedOn?: string;
  deliver?: Deliver;
  poNumber?: string;
  payBy: OrderPayBy;
  language: Language;
  state: 'submitted' | 'ordered' | 'rejected' | 'withdrawn';
  submittedAt: Date;
  expiresAt: Date;
  needs: RequisitionNeed[];
  endedAt?: Date;
  endedBy?: { userId: ObjectId; name: string };
  reason?: string;
  orderId?: ObjectId;
  /** Why the last approval could not place the order. */
  lastFailure?: { code: string; at: Date };
  idempotency: { key: string; fingerprint: string };
};

/** The use of a budget in a period; `_id` is `<budget> <period>`. */
export type BudgetPeriodDocument = {
  _id: string;
  companyId: ObjectId;
  budgetId: ObjectId;
  /** `2026-11`, `2026-Q4` or `2026`, in the store's time zone. */
  period: string;
  usedCents: number;
};

/** `returned` is a refund in the provider's dashboard; its part is all that was refunded there by then, in cents. */
export type BudgetReason =
  | ('order-placed' | 'order-cancelled' | 'order-expired')
  | ('units-cancelled' | 'refunded' | 'returned');

export type BudgetLedgerDocument = {
  _id: ObjectId;
  companyId: ObjectId;
  budgetId: ObjectId;
  period: string;
  orderId: ObjectId;
  reason: BudgetReason;
  /** The number of a refund in part or a cancellation of units, otherwise 0. */
  part: number;
  cents: number;
  usedAfterCents: number;
  limitCents: number;
  /** Charged though it passed the limit. */
  over: boolean;
  at: Date;
  actorId?: ObjectId;
};
