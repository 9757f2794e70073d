import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';

/** A mail, written in the transaction of the change it is about and sent afterwards. */
export type OutboxMail = {
  _id: ObjectId;
  kind: 'mail';
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  urgent?: true;
  replyTo?: string;
  unsubscribeUrl?: string;
  digest?: { kind: string; language: Language; url: string };
  /** Files, which are made when the mail is sent: of what has this id, or of a part of it. */
  attachment?: { kind: string; id: string; part?: number };
  /**
   * `held` until its hour is over; `summed` up in a digest, in place of being sent; `set-aside` by a restore until an operator
   * decides, since it may have been sent after the backup.
   */
  state: 'waiting' | 'held' | 'set-aside' | 'summed' | 'sent' | 'failed';
  attempts: number;
  /** When it is due, by itself or in a digest; while a process is sending it, when that process counts as dead. */
  nextAttemptAt: Date;
  lastError?: string;
  createdAt: Date;
  sentAt?: Date;
  failedAt?: Date;
};

/** Deleted soon after the hour. */
export type MailCountDocument = { _id: string; count: number; hourEndsAt: Date };

/** An address that asked for the newsletter, once. Only `confirmed` ones get it. Owned by newsletter. */
export type SubscriberDocument = {
  _id: ObjectId;
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** The language of the page of the last request before confirmation; absent where it came from no page. */
  language?: Language;
  subscribedAt: Date;
  /** SHA-256 of the token in the last confirmation mail; kept after its use, so that a second click does not fail. */
  confirmHash?: string;
  /** When an unconfirmed address is deleted; the mail's link ends with it. */
  pendingUntil?: Date;
  /** In the link of every mail. Stored in clear, since later mails need it; all it can do is unsubscribe. */
  unsubscribeToken: string;
  lastMailAt?: Date;
  confirmedAt?: Date;
  unsubscribedAt?: Date;
};
