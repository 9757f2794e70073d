import type { Long, UUID } from 'bson';
import type { Document } from '@/standins/mongo/bson';

/** The connection a request came in on. */
export type ClientConnection = {
  id: number;
  /** What the client reached us by, such as `127.0.0.1:27017`. */
  localAddress: string;
  remoteAddress: string;
  /** Set off when the connection closes: whoever waits on behalf of this client may stop. */
  signal: AbortSignal;
};

/** The session fields of a request. They are checked for their types; what they mean is the session store's business. */
export type RequestSession = {
  /** The session's id. */
  id: UUID;
  /** The same as text, to be used as a key. */
  key: string;
  /** With `autocommit: false` the transaction's number, without it that of a retryable write. */
  txnNumber?: Long;
  /** True for every command of a transaction: the request said `autocommit: false`. */
  inTransaction: boolean;
  startTransaction: boolean;
};

/** One request: a command with all the document sequences of its message merged into the body. */
export type CommandRequest = {
  /** The name as in the registry, never an alias. */
  command: string;
  /** All fields of the command, the generic ones (`$db`, `lsid`, …) among them. The first field is the command's name. */
  body: Document;
  database: string;
  connection: ClientConnection;
  session?: RequestSession;
  readConcern?: Document;
  writeConcern?: Document;
  /** Above 0, or absent. Whoever iterates over documents ends with code 50 when `deadline` has passed. */
  maxTimeMS?: number;
  /** `performance.now()` at which `maxTimeMS` is over. */
  deadline?: number;
};

/** What the stand-in can do when a client asks for it by `name`. */
export type Command = {
  name: string;
  /** Other spellings, such as `ismaster` and `findandmodify`. */
  aliases?: readonly string[];
  /**
   * The fields the command knows besides its own name and the generic ones (`GENERIC_FIELDS`). Any other field is
   * refused by its name with code 40415 before the command runs. `any` for commands that check for themselves.
   */
  fields: readonly string[] | 'any';
  /** Only on the database `admin`; code 13 elsewhere. */
  adminOnly?: boolean;
  /** The command changes data: it may have a write concern, and its answer moves the cluster's time on. */
  writes?: boolean;
  /** May run inside a transaction; without it code 263 is answered there. */
  inTransaction?: boolean;
  /** May have a transaction number outside a transaction, as a write that may be sent again. */
  retryable?: boolean;
  /**
   * The fields of the answer without `ok`, `$clusterTime` and `operationTime`. Throws MongoStandinError for an
   * answer with `ok: 0`; anything else thrown is logged and answered as code 1. A write that is acknowledged is on
   * disk when this resolves.
   */
  run(request: CommandRequest): Document | Promise<Document>;
};

/** The fields that every command may have. */
export const GENERIC_FIELDS: ReadonlySet<string> = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  '$client',
  '$audit',
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'stmtId',
  'stmtIds',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'maxTimeMSOpOnly',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'databaseVersion',
  'shardVersion',
  'mayBypassWriteBlocking',
  'rawData',
]);
