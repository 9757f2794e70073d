import type { Person } from '../stack/people';

/** The state of an order on account as far as the walk has seen. */
export type OrderBelief = 'on-account' | 'shipped' | 'settled' | 'over';

export type OrderOnAccount = {
  id: string;
  company: WalkCompany;
  buyer: Person;
  valueCents: number;
  belief: OrderBelief;
};

export type WalkCompany = {
  id: string;
  owner: Person;
  approvers: readonly Person[];
  /** Buyers, of whom the last leaves and joins again. */
  buyers: readonly Person[];
  /** Orders of buyers and approvers over this need approval; these rules are never changed. */
  approvalOverCents: number | null;
};

/** What each walk must have done at least once, by the step that does it. */
export const DEEDS = {
  'order on account placed': 'order for a company',
  'requisition submitted': 'order for a company',
  'requisition approved': 'decide on a request',
  'requisition declined': 'decide on a request',
  'order on account shipped': 'bill a company',
  'transfer booked': 'record a transfer',
  'row of a bank file booked': 'import a bank file',
  'transfer reversed': 'reverse a transfer',
  'invoice paid by card': 'pay an invoice by card',
  'refund on account': 'refund on account',
  'offer made': 'make an offer',
  'offer sent anew': 'answer an offer',
  'offer countered': 'answer an offer',
  'offer accepted': 'answer an offer',
  'member left': 'leave a company',
  'part shipped': 'ship a part',
  'units cancelled': 'cancel open units',
  'tracking corrected': 'correct tracking',
  'return withdrawn': 'answer a return',
  'return received': 'receive a return',
  'return settled': 'end a return',
  'return settled on account': 'end a return',
} as const;
export type Deed = keyof typeof DEEDS;

export type Requisition = {
  id: string;
  company: WalkCompany;
  requester: Person;
  offer?: WalkOffer;
  isDecided: boolean;
  isOrdered: boolean;
};
export type WalkOffer = {
  id: string;
  company: WalkCompany;
  buyer: Person;
  version: number;
  dueCents: number;
  belief: 'sent' | 'turned-down' | 'over';
};
export type OfferContent = {
  lines: { toolId: string; quantity: number; unitPrice: number }[];
  validUntil: string;
  holdStock: boolean;
};

export type Companies = {
  all: WalkCompany[];
  orders: OrderOnAccount[];
  requisitions: Requisition[];
  offers: WalkOffer[];
  payments: string[];
  /** Who left one, if only for a moment, may be refused orders of it that they placed. */
  leavers: Set<Person>;
};

export function dueCentsOf({ lines }: OfferContent): number {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * Math.round(unitPrice * 100), 0);
}

/** Everyone who belongs to it for as long as the walk lasts. */
export function membersOf({ owner, approvers, buyers }: WalkCompany): Person[] {
  return [owner, ...approvers, ...buyers];
}
