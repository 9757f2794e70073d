import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';

/** Somebody waits for a tool that is out of stock. Deleted with the mail that says it is back. Owned by catalogue. */
export type StockWatchDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  toolId: ObjectId;
  /** Of the page where it began, for an account without a language. */
  language?: Language;
  createdAt: Date;
};
