import type { ObjectId } from 'mongodb';
import type { Parcel } from '@/lib/shared/shipments/carriers';

/** What left of a line; `openAfter`: units of it that were still to come. */
export type ShippedLine = {
  toolId: ObjectId;
  sku: string;
  name: string;
  quantity: number;
  openAfter: number;
  /** As they were sent; of some or all of its units. */
  serials?: string[];
};

/** Units of an order that left together; its paper is the delivery note. Only its parcels change. */
export type ShipmentDocument = {
  _id: ObjectId;
  /** Of its delivery note. */
  number: string;
  /** Without gaps. */
  sequence: number;
  orderId: ObjectId;
  orderNumber: string;
  /** 1, 2, … of its order. */
  part: number;
  companyId?: ObjectId;
  buyerId: ObjectId;
  /** At most one a tool, in the order of the order's lines. */
  lines: ShippedLine[];
  parcels: Parcel[];
  /** A day in the store's time zone. */
  shippedOn: string;
  at: Date;
  /** A person, or an API key. */
  actorId: ObjectId;
  /** The number that another program has for it. */
  externalId?: string;
  /** On account. */
  invoiceNumber?: string;
  /** Absent where the specified call shipped everything; of an `externalId` the key is made of that. */
  idempotency?: { key: string; fingerprint: string };
};
