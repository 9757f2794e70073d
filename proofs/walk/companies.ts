import type { Person } from '../stack/people';

/** What the walk knows of an order on account. */
export type AccountBelief = 'on-account' | 'shipped' | 'over';

export type AccountOrder = {
  id: string;
  company: WalkCompany;
  buyer: Person;
  valueCents: number;
  belief: AccountBelief;
};

export type WalkCompany = {
  id: string;
  owner: Person;
  approvers: readonly Person[];
  /** Buyers, of whom the last leaves and joins again. */
  buyers: readonly Person[];
  /** Orders of buyers and approvers over this need a yes; these rules are never changed. */
  approvalOverCents: number | null;
};

export type Requisition = { id: string; company: WalkCompany; requester: Person };
export type WalkOffer = { id: string; company: WalkCompany; buyer: Person; version: number };

export type Companies = {
  all: WalkCompany[];
  orders: AccountOrder[];
  requisitions: Requisition[];
  offers: WalkOffer[];
  payments: string[];
};

/** Everyone who belongs to it for as long as the walk lasts. */
export function membersOf({ owner, approvers, buyers }: WalkCompany): Person[] {
  return [owner, ...approvers, ...buyers];
}
