/** The numbers of MongoDB's wire protocol (its manual, "MongoDB Wire Protocol"). */
export const OP_REPLY = 1;
export const OP_QUERY = 2004;
export const OP_COMPRESSED = 2012;
export const OP_MSG = 2013;

/** Length, request id, id of the request replied to, operation: four 32-bit integers. */
export const HEADER_BYTES = 16;

/** The longest message of either side, and the most statements of one; `hello` announces both. */
export const MAX_MESSAGE_BYTES = 48_000_000;
export const MAX_WRITE_BATCH = 100_000;

export const FLAG_CHECKSUM = 1 << 0;
export const FLAG_MORE_TO_COME = 1 << 1;

export class WireError extends Error {
  override readonly name = 'WireError';
}
