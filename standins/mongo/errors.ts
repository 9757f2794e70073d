/** The error codes of MongoDB 7.0 that this stand-in answers with, by the name drivers see as `codeName`. */
export const ERROR_CODES = {
  InternalError: 1,
  BadValue: 2,
  NoSuchKey: 4,
  GraphContainsCycle: 5,
  UnknownError: 8,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  ProtocolError: 17,
  IllegalOperation: 20,
  InvalidBSON: 22,
  LockTimeout: 24,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  InvalidDBRef: 55,
  EmptyFieldName: 56,
  DottedFieldName: 57,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  IndexAlreadyExists: 68,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  WriteConcernFailed: 64,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  OperationFailed: 96,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  CommandNotSupported: 115,
  DocumentValidationFailure: 121,
  NotAReplicaSet: 123,
  CommandNotSupportedOnView: 166,
  CannotBackUp: 77,
  OptionNotSupportedOnView: 167,
  InvalidPipelineOperator: 168,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  TransactionTooOld: 225,
  NotImplemented: 238,
  SnapshotUnavailable: 246,
  NoSuchTransaction: 251,
  IncompleteTransactionHistory: 217,
  TransactionCommitted: 256,
  TransactionTooLarge: 257,
  TooManyFilesOpen: 264,
  InvalidUUID: 207,
  OperationNotSupportedInTransaction: 263,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  APIVersionError: 322,
  APIStrictError: 323,
  OutOfDiskSpace: 14031,
  NotWritablePrimary: 10107,
  InterruptedAtShutdown: 11600,
  Interrupted: 11601,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
} as const;

export type ErrorCodeName = keyof typeof ERROR_CODES;

const NAMES_BY_CODE = new Map<number, string>(
  Object.entries(ERROR_CODES).map(([name, code]) => [code, name]),
);

/** The `codeName` of a numeric code; mongod names the codes of no table `Location<code>`. */
export function codeNameOf(code: number): string {
  return NAMES_BY_CODE.get(code) ?? `Location${code}`;
}

type ErrorDetails = { errorLabels?: string[]; extra?: Record<string, unknown> };

/**
 * An error that the client is answered with. `extra` holds further fields of the answer, such as `keyPattern` and
 * `keyValue` of a duplicate key.
 */
export class MongoStandinError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly errorLabels?: string[];
  readonly extra?: Record<string, unknown>;

  constructor(code: number | ErrorCodeName, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'MongoStandinError';
    this.code = typeof code === 'number' ? code : ERROR_CODES[code];
    this.codeName = codeNameOf(this.code);
    if (details.errorLabels) this.errorLabels = details.errorLabels;
    if (details.extra) this.extra = details.extra;
  }
}
