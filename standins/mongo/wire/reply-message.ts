import { type Document, encode } from '@/standins/mongo/bson';
import { FLAG_MORE_TO_COME, HEADER_BYTES, OP_MSG, OP_REPLY } from './protocol';

let lastRequestId = 0;

/** Ids of our own messages; 32 bits, as the header has room for. */
function nextRequestId(): number {
  lastRequestId = (lastRequestId + 1) | 0;
  return lastRequestId;
}

type Address = { responseTo: number; legacy: boolean; moreToCome?: boolean };

/** A reply ready to be sent, and the id that a further message of the same exhaust stream answers to. */
export type ReplyMessage = { bytes: Buffer; requestId: number };

/** Throws code 10334 if the document is larger than a document may be. */
export function encodeReply(document: Document, { responseTo, legacy, moreToCome }: Address): ReplyMessage {
  const body = encode(document);
  const requestId = nextRequestId();
  const bodyAt = HEADER_BYTES + (legacy ? 20 : 5);
  const bytes = Buffer.allocUnsafe(bodyAt + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(requestId, 4);
  bytes.writeInt32LE(responseTo, 8);
  bytes.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12);
  if (legacy) {
    bytes.writeInt32LE(8, 16); // AwaitCapable, as every server sets it.
    bytes.fill(0, 20, 32); // No cursor, starting from 0.
    bytes.writeInt32LE(1, 32);
  } else {
    bytes.writeUInt32LE(moreToCome ? FLAG_MORE_TO_COME : 0, 16);
    bytes[20] = 0;
  }
  body.copy(bytes, bodyAt);
  return { bytes, requestId };
}
