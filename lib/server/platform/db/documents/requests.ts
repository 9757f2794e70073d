import 'server-only';
import type { ObjectId } from 'mongodb';
import type { RequestState } from '@/lib/shared/requests/request.schema';
import type { ContactTopic, RequestKind } from '@/lib/shared/requests/request-rules';
import type { Language } from '@/lib/shared/site/languages';

export type RequestFields = {
  _id: ObjectId;
  number: string;
  name: string;
  email: string;
  company?: string;
  phone?: string;
  userId: ObjectId | null;
  /** Of the page it was sent from; mails to the requester are written in it. */
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

export type QuoteRequestDocument = RequestFields & { kind: 'quote'; lines: QuoteLine[]; note?: string };

/** Owned by inbox/requests. */
export type InboxRequest = ContactMessageDocument | QuoteRequestDocument;

export type RequestOf<Kind extends RequestKind> = Extract<InboxRequest, { kind: Kind }>;

/** A request as its collection has it: each kind has one of its own, so `kind` is not stored. */
export type StoredRequest<Kind extends RequestKind> = Omit<RequestOf<Kind>, 'kind'>;
