import { readDocument } from './bson-reader';
import { measureDocument, writeDocument } from './bson-writer';
import { MongoStandinError } from './errors';

/** A document, command or array as decoded from BSON; keys keep their order. */
// biome-ignore lint/suspicious/noExplicitAny: the values of a stored document are of any type, as in the driver's own Document.
export type Document = { [key: string]: any };

/** The most bytes of one stored document, as in mongod. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/**
 * Plain objects of one BSON document, such that `encode` gives the same bytes back: 32-bit integers and doubles are
 * numbers, except that a double which `encode` would take for an integer (5.0) is a `Double`; 64-bit integers are
 * `Long`, binary data `Binary`, regular expressions `BSONRegExp`; the obsolete BSON undefined is `undefined`.
 * Throws code 22 if the bytes are not a document.
 */
export function decode(bytes: Uint8Array): Document {
  return readDocument(bytes, false);
}

/** As `decode`, but every double is a plain number: for reading only, because `encode` may then change its type. */
export function decodePlain(bytes: Uint8Array): Document {
  return readDocument(bytes, true);
}

/**
 * The BSON bytes of a document. Whole numbers that fit become 32-bit integers and other numbers doubles, as drivers
 * for JavaScript do; fields that are `undefined` are dropped. Throws code 10334 above 16 MB and a little room for
 * what surrounds a document (or above `limit`), and code 2 for a value that BSON has no type for.
 */
export function encode(document: Document, limit = MAX_DOCUMENT_BYTES + 16 * 1024): Buffer {
  const size = measureDocument(document);
  if (size > limit) {
    throw new MongoStandinError(
      'BSONObjectTooLarge',
      `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES + 16 * 1024}(16MB)`,
    );
  }
  const bytes = Buffer.allocUnsafe(size);
  writeDocument(bytes, document, 0);
  return bytes;
}
