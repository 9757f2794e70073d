/** The error codes of MongoDB 7.0 that the emulator returns, by the name drivers see as `codeName`. */
export const ERROR_CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  WriteConflict: 112,
  InvalidPipelineOperator: 168,
  InvalidIndexSpecificationOption: 197,
  IncompleteTransactionHistory: 217,
  TransactionTooOld: 225,
  NotImplemented: 238,
  SnapshotTooOld: 239,
  SnapshotUnavailable: 246,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  Interrupted: 11601,
  NotPrimaryNoSecondaryOk: 13435,
  OutOfDiskSpace: 14031,
} as const;

export type ErrorCodeName = keyof typeof ERROR_CODES;

const NAMES_BY_CODE = new Map<number, string>(
  Object.entries(ERROR_CODES).map(([name, code]) => [code, name]),
);

function codeNameOf(code: number): string {
  return NAMES_BY_CODE.get(code) ?? `Location${code}`;
}

/** An error reply. `extra` holds further fields of it, such as `keyPattern` and `keyValue` of a duplicate key. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;

  constructor(
    code: number | ErrorCodeName,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'MongoError';
    this.code = typeof code === 'number' ? code : ERROR_CODES[code];
    this.codeName = codeNameOf(this.code);
  }
}

export function refuse(code: number | ErrorCodeName, message: string): never {
  throw new MongoError(code, message);
}
