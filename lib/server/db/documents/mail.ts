import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/languages';

/** Mails written in the transaction of the change they tell of, and sent afterwards. */
export type OutboxDocument = {
  _id: ObjectId;
  /** One mail per step: a second one with the same key is not written. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  unsubscribeUrl?: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  /** When it is due; while someone sends it, when they are taken for dead. */
  nextAttemptAt: Date;
  lastError?: string;
  createdAt: Date;
  sentAt?: Date;
};

/** An address that asked for the newsletter, once. Only `confirmed` ones get it. Owned by newsletter. */
export type SubscriberDocument = {
  _id: ObjectId;
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** Of the page it was last asked for on before it was confirmed; the mails' frame speaks it. */
  language?: Language;
  /** When it was first asked for. */
  subscribedAt: Date;
  /** SHA-256 of the token in the last confirmation mail; stays after its use, so that a second press is no error. */
  confirmHash?: string;
  /** Unconfirmed addresses are forgotten at this moment; the link of the mail ends with it. */
  pendingUntil?: Date;
  /** In the link of every mail, for good. Kept readable, since later mails need it; all it can do is end the mails. */
  unsubscribeToken: string;
  lastMailAt?: Date;
  confirmedAt?: Date;
  unsubscribedAt?: Date;
};
