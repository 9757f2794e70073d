import type { OfferRecipient, PaidLast } from './paid-last.schema';

/** A line of an offer to be made, with what its tool costs and what is in stock. */
export type DraftLine = {
  toolId: string;
  name: string;
  sku: string;
  image: string;
  available?: number;
  /** Absent for a tool on request. */
  listPrice?: number;
  quantity: number;
  unitPrice?: number;
  leadDays?: number;
  /** By who is to receive the offer. */
  paidLast?: PaidLast;
  /** The buyer's request. */
  asked?: { quantity: number; unitPrice?: number };
};

/** The request for quote as it was made. */
export type RequestFacts = {
  _id: string;
  number: string;
  name: string;
  email: string;
  company?: string;
  note?: string;
  /** Of files; the name is the requester's. */
  files: readonly { id: string; name: string; bytes: number }[];
  wishedOn?: string;
  lines: readonly { name: string; sku: string; quantity: number }[];
};

/** The first values of the form of an offer. */
export type OfferDraft = {
  /** That it answers, also by a new version. */
  request?: RequestFacts;
  /** The customer in whose cart or list the lines are. */
  to?: { name: string; email: string; company?: string };
  /** The offer of which it is a new version. */
  offer?: { _id: string; number: string; version: number; name: string; email: string };
  /** The offer that has the same lines. */
  copyOf?: { _id: string; number: string };
  /** Its address, where no account has verified it: the offer is in nobody's dashboard until then. */
  mailOnly?: string;
  /** Whose last prices are shown; of an address that is typed, those are read once it is. */
  recipient?: OfferRecipient;
  lines: readonly DraftLine[];
  /** Names of tools that are no longer sold, and left out. */
  gone: readonly string[];
  /** The buyer's words when asking for changes. */
  asked?: string;
  validUntil: string;
  holdStock: boolean;
  /** Freight that the newest version promises. */
  shipping?: { price: number; to: { country: string; region: string; postalCode: string } };
  note?: string;
};
