import type { ObjectId } from 'mongodb';
import type { PaperKind } from '@/lib/shared/serials/serial.schema';

/** A paper of a serial number: a file of kind `paper` by its name. */
export type PaperRecord = {
  name: string;
  title: string;
  kind: PaperKind;
  /** The day it is dated. */
  day?: string;
  bytes: number;
  at: Date;
  actorId: ObjectId;
};

/**
 * A unit of a tool that has a serial number. Its holder is the company of the order it was shipped with, else that order's buyer; it
 * has none before it ships and after it came back. Days are in the shop's calendar. Owned by serials.
 */
export type SerialDocument = {
  _id: ObjectId;
  toolId: ObjectId;
  sku: string;
  name: string;
  /** As it was first written. */
  serial: string;
  /** See `serialKeyOf`. */
  key: string;
  /** The company's id, else the buyer's: whose it is. */
  holderId?: ObjectId;
  buyerId?: ObjectId;
  companyId?: ObjectId;
  orderId?: ObjectId;
  orderNumber?: string;
  shipmentId?: ObjectId;
  shippedOn?: string;
  calibratedOn?: string;
  dueOn?: string;
  /** The due day that its holder was last reminded of. */
  remindedFor?: string;
  holderNote?: string;
  retired?: true;
  papers: PaperRecord[];
  createdAt: Date;
};
