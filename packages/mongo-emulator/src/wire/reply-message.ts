import { type Document, encodeReply as encodeDocument } from '#bson';
import { HEADER_BYTES, OP_MSG, OP_REPLY } from './protocol';
import type { RequestMessage } from './request-message';

let lastRequestId = 0;

/** The bytes of the reply to a request. Throws code 10334 if the document is larger than a document may be. */
export function encodeReply(document: Document, { requestId, legacy }: RequestMessage): Buffer {
  const body = encodeDocument(document);
  const bodyAt = HEADER_BYTES + (legacy ? 20 : 5);
  const bytes = Buffer.alloc(bodyAt + body.length);
  // Ids have 32 bits.
  lastRequestId = (lastRequestId + 1) | 0;
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(lastRequestId, 4);
  bytes.writeInt32LE(requestId, 8);
  bytes.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12);
  if (legacy) {
    bytes.writeInt32LE(8, 16); // AwaitCapable, as every server sets it.
    bytes.writeInt32LE(1, 32); // One document, and before it no cursor, starting from 0.
  }
  body.copy(bytes, bodyAt);
  return bytes;
}
