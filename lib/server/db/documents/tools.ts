import 'server-only';
import type { ObjectId } from 'mongodb';
import type { StockReason } from '@/lib/shared/stock-reasons';

export type ToolSpec = { name: string; value: string; unit?: string };

export type ToolDocument = {
  _id: ObjectId;
  sku: string;
  slug: string;
  name: string;
  image: string;
  /** A dimensioned drawing of it, besides its picture. */
  drawing?: string;
  description: string;
  category: string;
  priceCents: number;
  moq: number;
  /** Units that can be ordered now; units of unpaid and unshipped orders are already taken off. */
  quantity: number;
  /** Units of unpaid and of paid but unshipped orders. On hand = quantity + reserved, at every moment. */
  reserved: number;
  specs: ToolSpec[];
  rating: { sum: number; count: number };
  createdAt: Date;
  updatedAt: Date;
};

/** A tool that was taken off sale, so that every instance takes it out of its catalogue. Owned by tools. */
export type RemovedToolDocument = {
  _id: ObjectId;
  sku: string;
  slug: string;
  name: string;
  category: string;
  removedAt: Date;
};

/**
 * One line for each change of a tool's stock. The sums of a tool's lines are its figures: `change` its `quantity`
 * (available), `onHandChange` what is on hand, and the difference what is reserved. Once a tool is deleted nothing of it
 * is available, and on hand is what its open orders still hold.
 */
export type StockLedgerDocument = {
  _id: ObjectId;
  toolId: ObjectId;
  change: number;
  onHandChange: number;
  /** The figures after this change; absent once the tool is deleted. */
  after?: { available: number; onHand: number };
  reason: StockReason;
  orderId?: ObjectId;
  /** What people call that order. */
  orderNumber?: string;
  actorId?: ObjectId;
  note?: string;
  at: Date;
};
