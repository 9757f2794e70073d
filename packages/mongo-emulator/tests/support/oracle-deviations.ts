/**
 * Where the independent engine that the semantics are also run against is known not to do what mongod does, so that its
 * result proves nothing. Each has the reason; the tests named by them run on the emulator and on mongod only.
 */
export const ORACLE_DEVIATIONS = {
  'set-order': 'keeps new fields of one $set in the order given; mongod sorts them',
  'cursor-namespace': 'lets a cursor be read under the name of another collection',
  'empty-array-order': 'sorts an empty array beside null instead of below it',
  'noop-replace': 'counts a replacement by the very same document as a change',
  'null-id': 'replaces a null _id by an ObjectId',
  'empty-project': 'lets $project: {} through',
  'pull-regex': 'compares a regular expression in $pull instead of matching by it',
  'retried-writes': 'does not recognise a write sent again with its transaction number',
  'write-concern': 'does not fail a write concern of more members than there are',
  'double-sums': 'adds doubles without their rounding errors',
  'parse-codes': 'has other codes for some errors of parsing',
  'null-parent': 'does not index a null that stands where a path goes on',
  'parallel-arrays': 'indexes two arrays in one index',
  'snapshot-reads': 'refuses snapshot sessions',
  'explain-shape': 'explains in the words of another planner',
} as const satisfies Record<string, string>;

export type OracleDeviation = keyof typeof ORACLE_DEVIATIONS;
