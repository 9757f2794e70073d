import {
  FLAG_CHECKSUM,
  FLAG_MORE_TO_COME,
  HEADER_BYTES,
  OP_COMPRESSED,
  OP_MSG,
  OP_QUERY,
  WireError,
} from './protocol';

/** A command as it was received: BSON in a correct frame, not decoded yet. */
export type RequestMessage = {
  requestId: number;
  /** True to reply by OP_REPLY, to the legacy OP_QUERY that clients start with, instead of OP_MSG. */
  legacy: boolean;
  /** The database of a legacy query, whose command does not name it. */
  database?: string;
  body: Buffer;
  /** Arrays of documents that belong into the body under these names. */
  sequences: Map<string, Buffer[]>;
  moreToCome: boolean;
};

/** Reads one whole message of a client. Throws WireError for anything but a well-formed OP_MSG or legacy command. */
export function readRequest(message: Buffer): RequestMessage {
  const requestId = message.readInt32LE(4);
  const operation = message.readInt32LE(12);
  if (operation === OP_MSG) return { requestId, legacy: false, ...readMsg(message) };
  if (operation === OP_QUERY) return { requestId, legacy: true, ...readQuery(message) };
  if (operation === OP_COMPRESSED)
    throw new WireError('a compressed message, though no compressor was agreed on');
  throw new WireError(`operation ${operation}, which is none of OP_MSG and OP_QUERY`);
}

function readMsg(message: Buffer): Omit<RequestMessage, 'requestId' | 'legacy'> {
  if (message.length < HEADER_BYTES + 4) throw new WireError('an OP_MSG without flags');
  const flags = message.readUInt32LE(HEADER_BYTES);
  // Bits 0 to 15 must be understood; the others may be ignored.
  const unknown = flags & 0xffff & ~(FLAG_CHECKSUM | FLAG_MORE_TO_COME);
  if (unknown !== 0) throw new WireError(`an OP_MSG with unknown flags 0x${unknown.toString(16)}`);
  // A checksum at the end is not verified: TCP has its own.
  const end = flags & FLAG_CHECKSUM ? message.length - 4 : message.length;
  let body: Buffer | undefined;
  const sequences = new Map<string, Buffer[]>();
  let at = HEADER_BYTES + 4;
  while (at < end) {
    const kind = message[at++];
    const section = takeSized(message, at, end, 'a section');
    at += section.length;
    if (kind === 0) {
      if (body) throw new WireError('an OP_MSG with two bodies');
      body = section;
    } else if (kind === 1) {
      readSequence(section, sequences);
    } else {
      throw new WireError(`an OP_MSG section of kind ${kind}`);
    }
  }
  if (!body) throw new WireError('an OP_MSG without a body');
  return {
    body,
    sequences,
    moreToCome: (flags & FLAG_MORE_TO_COME) !== 0,
  };
}

/** The bytes at `at` that begin with their own length, as documents and sections do. */
function takeSized(bytes: Buffer, at: number, end: number, what: string): Buffer {
  if (at + 4 > end) throw new WireError(`${what} without a length`);
  const length = bytes.readInt32LE(at);
  if (length < 5 || at + length > end)
    throw new WireError(`${what} of ${length} bytes where ${end - at} are left`);
  return bytes.subarray(at, at + length);
}

function readSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
  const { text: name, next } = takeName(section, 4);
  if (sequences.has(name)) throw new WireError(`two document sequences named ${JSON.stringify(name)}`);
  const documents: Buffer[] = [];
  let at = next;
  while (at < section.length) {
    const document = takeSized(section, at, section.length, 'a document of a sequence');
    documents.push(document);
    at += document.length;
  }
  sequences.set(name, documents);
}

function takeName(bytes: Buffer, at: number): { text: string; next: number } {
  const end = bytes.indexOf(0, at);
  if (end < 0) throw new WireError('a name without an end');
  return { text: bytes.toString('utf8', at, end), next: end + 1 };
}

function readQuery(message: Buffer): Omit<RequestMessage, 'requestId' | 'legacy'> {
  if (message.length < HEADER_BYTES + 4) throw new WireError('an OP_QUERY without flags');
  const { text: namespace, next } = takeName(message, HEADER_BYTES + 4);
  if (!namespace.endsWith('.$cmd')) throw new WireError(`an OP_QUERY on ${JSON.stringify(namespace)}`);
  const body = takeSized(message, next + 8, message.length, 'the document of an OP_QUERY');
  return {
    database: namespace.slice(0, -'.$cmd'.length),
    body,
    sequences: new Map(),
    moreToCome: false,
  };
}
