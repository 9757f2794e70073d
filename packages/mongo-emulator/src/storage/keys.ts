/** Ids of collections and indexes are never reused: the data of dropped ones can be deleted later. */
const META = 0x01;
const CATALOG = 0x02;
const COUNTERS = 0x03;
const SESSION = 0x04;
const GARBAGE = 0x05;
const DOCUMENT = 0x10;
const INDEX = 0x11;

export const RECORD_ID_BYTES = 6;

/** The longest key of LMDB; `fitKey` cuts values that would need a longer one. */
export const MAX_KEY_BYTES = 1978;

function named(space: number, name: string): Buffer {
  return Buffer.concat([Buffer.of(space), Buffer.from(name)]);
}

function numbered(space: number, id: number): Buffer {
  const key = Buffer.allocUnsafe(5);
  key[0] = space;
  key.writeUInt32BE(id, 1);
  return key;
}

export function metaKey(name: string): Buffer {
  return named(META, name);
}

export function catalogKey(namespace: string): Buffer {
  return named(CATALOG, namespace);
}

export const CATALOG_PREFIX = Buffer.of(CATALOG);
export const SESSION_PREFIX = Buffer.of(SESSION);
export const GARBAGE_PREFIX = Buffer.of(GARBAGE);

export function countersKey(collectionId: number): Buffer {
  return numbered(COUNTERS, collectionId);
}

export function sessionKey(sessionId: string): Buffer {
  return Buffer.concat([SESSION_PREFIX, Buffer.from(sessionId, 'hex')]);
}

export function garbageKey(prefix: Buffer): Buffer {
  return Buffer.concat([GARBAGE_PREFIX, prefix]);
}

export function documentPrefix(collectionId: number): Buffer {
  return numbered(DOCUMENT, collectionId);
}

export function documentKey(collectionId: number, recordId: number): Buffer {
  const key = Buffer.allocUnsafe(5 + RECORD_ID_BYTES);
  key[0] = DOCUMENT;
  key.writeUInt32BE(collectionId, 1);
  key.writeUIntBE(recordId, 5, RECORD_ID_BYTES);
  return key;
}

export function recordIdOf(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD_ID_BYTES, RECORD_ID_BYTES);
}

export function indexPrefix(indexId: number): Buffer {
  return numbered(INDEX, indexId);
}

export function encodeRecordId(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_ID_BYTES);
  bytes.writeUIntBE(recordId, 0, RECORD_ID_BYTES);
  return bytes;
}
