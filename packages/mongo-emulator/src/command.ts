import type { Long, Timestamp } from 'bson';
import type { Document } from '#bson';

export type ClientConnection = {
  id: number;
  localAddress: string;
  remoteAddress: string;
  /** Aborted when the connection closes: what waits on behalf of this client may stop. */
  signal: AbortSignal;
};

export type RequestSession = {
  key: string;
  /** With `autocommit: false` the transaction's number, without it that of a retryable write. */
  txnNumber?: Long;
  inTransaction: boolean;
  startTransaction: boolean;
};

export type CommandRequest = {
  command: string;
  /** All fields, generic ones (`$db`, `lsid`, …) included. The first field is the command's name. */
  body: Document;
  database: string;
  connection: ClientConnection;
  session?: RequestSession;
  /** Present for a read from a snapshot outside a transaction; `at` is the time of one that was taken before. */
  snapshot?: { at?: Timestamp };
  writeConcern?: Document;
  /** `performance.now()` at which `maxTimeMS` is over. What iterates over documents then ends with code 50. */
  deadline?: number;
};

export type Command = {
  name: string;
  aliases?: readonly string[];
  /** Besides its own name and `GENERIC_FIELDS`; any other is refused with code 40415 before the command runs. */
  fields: readonly string[];
  /** Only on the database `admin`; code 13 elsewhere. */
  adminOnly?: boolean;
  /** The command changes data: its reply moves the cluster's time on. */
  writes?: boolean;
  /** May run inside a transaction; other commands return code 263 there. */
  inTransaction?: boolean;
  retryable?: boolean;
  readsSnapshots?: boolean;
  /**
   * Returns the fields of the reply without `ok`, `$clusterTime` and `operationTime`. Throws MongoError for a reply
   * with `ok: 0`; anything else thrown is logged and replied to as code 1. An acknowledged write is on disk when this
   * resolves.
   */
  run(request: CommandRequest): Document | Promise<Document>;
};

export const GENERIC_FIELDS: ReadonlySet<string> = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  '$client',
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'stmtId',
  'stmtIds',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
]);
