import type { ObjectId } from 'mongodb';
import type { RequestState } from '@/lib/shared/requests/request.schema';
import type { ContactTopic, RequestKind } from '@/lib/shared/requests/request-rules';
import type { Language } from '@/lib/shared/site/languages';
import type { PricesPlus } from '@/lib/shared/trade/prices-plus';
import type { Place } from '@/lib/shared/trade/territory';

export type RequestFields = {
  _id: ObjectId;
  number: string;
  name: string;
  email: string;
  company?: string;
  phone?: string;
  userId: ObjectId | null;
  /** The language of the page it was sent from, and of mails to the requester. */
  language: Language;
  state: RequestState;
  receivedAt: Date;
  answeredAt?: Date;
  answeredBy?: { userId: ObjectId; name: string };
  idempotency?: { key: string; fingerprint: string };
};

export type ContactMessageDocument = RequestFields & {
  kind: 'contact';
  topic: ContactTopic;
  message: string;
};

/** A tool as it was named and priced when the quote was asked for. */
export type QuoteLine = {
  toolId: ObjectId;
  toolName: string;
  toolSku: string;
  toolImage: string;
  /** Absent for a tool that was on request. */
  unitPriceCents?: number;
  quantity: number;
};

export type QuoteRequestDocument = RequestFields & {
  kind: 'quote';
  lines: QuoteLine[];
  note?: string;
  /** A day in the store's time zone. */
  wishedOn?: string;
  /** Of files; the name is the requester's. */
  files?: { id: string; name: string; bytes: number }[];
};

/** Owned by inbox/requests. */
export type InboxRequest = ContactMessageDocument | QuoteRequestDocument;

export type RequestOf<Kind extends RequestKind> = Extract<InboxRequest, { kind: Kind }>;

/** A request as its collection has it: each kind has one of its own, so `kind` is not stored. */
export type StoredRequest<Kind extends RequestKind> = Omit<RequestOf<Kind>, 'kind'>;

export type OfferLine = {
  toolId: ObjectId;
  sku: string;
  /** In the language of the offer. */
  name: string;
  /** The name in each language at that time; earlier versions lack it. */
  names?: Partial<Record<Language, string>>;
  image: string;
  quantity: number;
  unitPriceCents: number;
  leadDays?: number;
};

/** Never changed; the versions of an offer are 1, 2, … */
export type OfferVersion = {
  v: number;
  lines: OfferLine[];
  /** Freight that is promised for deliveries to this place; without it the shop's methods are asked for. */
  shipping?: { cents: number; to: Place };
  /** What came besides its prices when it was sent; absent where the shop charged nothing. */
  plus?: PricesPlus;
  /** What the seller says on every paper, in a shop that charged. */
  legal?: string;
  /** Goods and promised freight. */
  dueCents: number;
  /** A day in the store's time zone, and its end. */
  validUntil: string;
  validTo: Date;
  holdStock: boolean;
  note?: string;
  sentAt: Date;
  sentBy: ObjectId;
  idempotency?: { key: string; fingerprint: string };
};

export type OfferCounter = {
  /** The version that it answers. */
  v: number;
  lines?: { toolId: ObjectId; quantity: number; unitPriceCents?: number }[];
  note: string;
  at: Date;
  by: ObjectId;
};

/** A quoted price, from the shop to one person or their company. Owned by offers. */
export type OfferDocument = {
  _id: ObjectId;
  number: string;
  /** The request for quote that it answers. */
  requestId?: ObjectId;
  requestNumber?: string;
  to: { name: string; email: string; company?: string; userId?: ObjectId };
  /** Theirs when the newest version was sent. */
  companyId?: ObjectId;
  language: Language;
  state: 'sent' | 'countered' | 'accepted' | 'declined' | 'withdrawn';
  version: number;
  /** When the newest version ends. */
  validTo: Date;
  /** The version whose end its customer was reminded of. */
  remindedVersion?: number;
  /** The version whose units are held, and until when. */
  heldVersion?: number;
  heldUntil?: Date;
  orderId?: ObjectId;
  createdAt: Date;
  createdBy: ObjectId;
  versions: OfferVersion[];
  counters: OfferCounter[];
  endedAt?: Date;
  endedBy?: ObjectId;
  reason?: string;
  idempotency?: { key: string; fingerprint: string };
};
