import 'server-only';
import type { ObjectId } from 'mongodb';

/** The right of one admin to see one customer's pages, in one session and for a time; never to act. */
export type CustomerViewDocument = {
  _id: ObjectId;
  adminId: ObjectId;
  /** The handle of the admin's session. */
  session: string;
  customerId: ObjectId;
  startedAt: Date;
  until: Date;
};
