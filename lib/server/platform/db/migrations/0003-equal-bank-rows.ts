import { MongoServerError } from 'mongodb';
import type { Migration } from './migration';

/** NamespaceNotFound, IndexNotFound. */
const ABSENT: ReadonlySet<unknown> = new Set([26, 27]);

/** Two transfers of a bank's file may have the same reference, which an earlier index of payments refuses. */
export const equalBankRows: Migration = {
  id: 3,
  name: 'equal-bank-rows',
  up: async ({ db }) => {
    try {
      await db.collection('company_payments').dropIndex('method_1_reference_1');
    } catch (error) {
      if (!(error instanceof MongoServerError && ABSENT.has(error.code))) throw error;
    }
  },
};
