import type { ObjectId } from 'mongodb';
import type { ReturnReason, ReturnState } from '@/lib/shared/shipments/return-states';
import type { Language } from '@/lib/shared/site/languages';

export type ReturnLine = {
  toolId: ObjectId;
  sku: string;
  name: string;
  quantity: number;
  reason: ReturnReason;
  note?: string;
  approved?: number;
  /** What arrived: back on hand, or written off. */
  restock?: number;
  scrap?: number;
  condition?: string;
  /** Those named when it was requested; once it arrived, those that came. */
  serials?: string[];
};

/** Units of a shipment that come back. `OrderDocument.returns` says how each stands; one transaction writes both. */
export type ReturnDocument = {
  _id: ObjectId;
  number: string;
  /** 1, 2, … of its order. */
  part: number;
  orderId: ObjectId;
  orderNumber: string;
  shipmentId: ObjectId;
  shipmentNumber: string;
  /** On account: that of its shipment, which the credit note corrects. */
  invoiceNumber?: string;
  buyerId: ObjectId;
  /** Empty once the account is closed. */
  buyerName: string;
  companyId?: ObjectId;
  /** As it was called when the order was placed. */
  companyName?: string;
  state: ReturnState;
  /** At most one a tool, in the order of the order's lines. */
  lines: ReturnLine[];
  note?: string;
  language: Language;
  requestedAt: Date;
  requestedBy: ObjectId;
  /** An admin made it for the buyer. */
  byShop?: true;
  decidedAt?: Date;
  decidedBy?: ObjectId;
  instructions?: string;
  refusal?: string;
  receivedAt?: Date;
  /** A person, or an API key. */
  receivedBy?: ObjectId;
  externalId?: string;
  endedAt?: Date;
  endedBy?: ObjectId;
  endReason?: string;
  refundId?: ObjectId;
  amountCents?: number;
  idempotency?: { key: string; fingerprint: string };
};

/** How a return stands, beside its document; `units` are those it counts (`countedUnits`). */
export type OrderReturn = {
  id: ObjectId;
  number: string;
  shipmentId: ObjectId;
  /** On account. */
  invoiceNumber?: string;
  state: ReturnState;
  lines: { toolId: ObjectId; units: number }[];
};
