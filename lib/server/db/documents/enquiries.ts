import 'server-only';
import type { ObjectId } from 'mongodb';
import type { ContactTopic } from '@/lib/shared/enquiry-rules';
import type { Language } from '@/lib/shared/languages';
import type { EnquiryState } from '@/lib/shared/schemas/enquiry';

/** What messages and requests for quote have in common. */
export type EnquiryFields = {
  _id: ObjectId;
  /** What people read and say on the phone. */
  number: string;
  name: string;
  email: string;
  company?: string;
  phone?: string;
  /** The account that was signed in, if any. */
  userId: ObjectId | null;
  /** Of the page it was sent from; what the shop answers by itself speaks it. */
  language?: Language;
  state: EnquiryState;
  receivedAt: Date;
  answeredAt?: Date;
  answeredBy?: { userId: ObjectId; name: string };
  idempotency?: { key: string; fingerprint: string };
};

/** A message from the contact page. Owned by contact. */
export type ContactMessageDocument = EnquiryFields & { topic: ContactTopic; message: string };

/** A tool as it was named and priced when a quote was asked for. */
export type QuoteLine = {
  toolId: ObjectId;
  toolName: string;
  toolSku: string;
  toolImage: string;
  unitPriceCents: number;
  quantity: number;
};

/** A request for quote. Owned by quotes. */
export type QuoteRequestDocument = EnquiryFields & { lines: QuoteLine[]; note?: string };
