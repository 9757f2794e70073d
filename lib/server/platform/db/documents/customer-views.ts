import 'server-only';
import type { ObjectId } from 'mongodb';

/**
 * The right of one admin to see the pages of one customer, in one session and for a time. It is no right to act: nothing
 * takes it but the page that shows them. Deleted once it ends; the audit log records beginning and end.
 */
export type CustomerViewDocument = {
  _id: ObjectId;
  adminId: ObjectId;
  /** The handle of the admin's session. */
  session: string;
  customerId: ObjectId;
  startedAt: Date;
  until: Date;
};
