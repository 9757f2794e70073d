import 'server-only';
import type { ObjectId } from 'mongodb';

/** Customers who have price lists of their own. Owned by pricing; a member's account names its group. */
export type PriceGroupDocument = {
  _id: ObjectId;
  name: string;
  /** Written by whatever comes to refer to the group, so that it is not deleted at the same moment. */
  uses: number;
  createdAt: Date;
};

export type PriceTierDocument = { from: number } & ({ priceCents: number } | { percent: number });
export type PriceRuleDocument = ({ sku: string } | { category: string }) & { tiers: PriceTierDocument[] };

/** Prices or discounts for a group or for everyone. Owned by pricing. */
export type PriceListDocument = {
  _id: ObjectId;
  name: string;
  /** Raised by each change. */
  revision: number;
  priority: number;
  /** Whose it is; absent for everyone's. */
  groupId?: ObjectId;
  /** Valid in [validFrom, validTo); without a limit where one is missing. */
  validFrom?: Date;
  validTo?: Date;
  roundingCents?: number;
  rules: PriceRuleDocument[];
  createdAt: Date;
  updatedAt: Date;
};

/** One document, `current`: its version is raised by each change of any price list, in the same transaction. */
export type PriceVersionDocument = { _id: 'current'; version: number };
