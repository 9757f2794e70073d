import type { ObjectId } from 'mongodb';

/** Owned by pricing; the account of a member names its group. */
export type PriceGroupDocument = {
  _id: ObjectId;
  name: string;
  /** Written by whatever comes to refer to the group, so that it is not deleted at the same moment. */
  uses: number;
  createdAt: Date;
};

export type PriceTierDocument = { from: number } & ({ priceCents: number } | { percent: number });
export type PriceRuleDocument = ({ sku: string } | { category: string }) & { tiers: PriceTierDocument[] };

/** Owned by pricing. */
export type PriceListDocument = {
  _id: ObjectId;
  name: string;
  revision: number;
  priority: number;
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
