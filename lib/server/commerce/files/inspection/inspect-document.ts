import 'server-only';
import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { ActiveDocumentError, inspectDictionary, type Place, placeOf } from './inspect-dictionary';
import {
  DoubledKeyError,
  isObjectStream,
  PackedOtherwiseError,
  refuseDoubledKeys,
  requireReadAlike,
} from './require-read-alike';

/** For the objects of one stream; larger ones are meant to exhaust memory. */
const UNPACKED_MAX = 32 * 1024 * 1024;

/** The parser's streams grow without a limit. */
function boundUnpacking(): void {
  const dict = PDFDict.fromMapWithContext(new Map(), PDFContext.create());
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  const sample = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x78, 0x9c)));
  const streams: { ensureBuffer: (bytes: number) => Uint8Array } = Object.getPrototypeOf(
    Object.getPrototypeOf(sample),
  );
  const { ensureBuffer } = streams;
  streams.ensureBuffer = function bounded(bytes) {
    if (bytes > UNPACKED_MAX) throw new RangeError('A stream unpacks to more than is read.');
    return ensureBuffer.call(this, bytes);
  };
}
boundUnpacking();
refuseDoubledKeys();

type Entry = [object: PDFObject, place: Place];

/** Judges everything reachable from `entries`, and returns it. Throws `ActiveDocumentError`. */
function inspectAll(context: PDFContext, entries: readonly Entry[]): ReadonlyMap<PDFObject, unknown> {
  const seen = new Map<PDFObject, Set<Place>>();
  const waiting = [...entries];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [entry, place] = next;
    const object = entry instanceof PDFRef ? context.lookup(entry) : entry;
    if (!object) continue;
    const places = seen.get(object) ?? new Set();
    if (places.has(place)) continue;
    seen.set(object, places.add(place));
    if (object instanceof PDFArray) for (const item of object.asArray()) waiting.push([item, place]);
    const isStream = object instanceof PDFRawStream;
    if (isObjectStream(object)) requireReadAlike(object);
    const dict = isStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    inspectDictionary(dict, place, isStream);
    for (const [key, value] of dict.entries()) waiting.push([value, placeOf(key.decodeText(), dict, place)]);
  }
  return seen;
}

/** The objects of a stream, whatever the file has under their numbers elsewhere. */
async function unpack(stream: PDFRawStream): Promise<PDFObject[]> {
  const own = PDFContext.create();
  const dict = PDFDict.fromMapWithContext(new Map(stream.dict.entries()), own);
  await PDFObjectStreamParser.forStream(PDFRawStream.of(dict, stream.contents)).parseIntoContext();
  return own.enumerateIndirectObjects().map(([, object]) => object);
}

/**
 * Every object that begins anywhere in the file, since a reader may be directed to it: former ones of the same
 * number, and those within strings and streams of others.
 */
async function objectsAnywhere(bytes: Buffer, context: PDFContext): Promise<PDFObject[]> {
  const found: PDFObject[] = [];
  for (const object of objectsBegun(bytes, context)) {
    found.push(object);
    if (!isObjectStream(object)) continue;
    requireReadAlike(object);
    found.push(...(await unpack(object)));
  }
  return found;
}

function* objectsBegun(bytes: Buffer, context: PDFContext): Generator<PDFObject> {
  for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    let object: PDFObject;
    try {
      object = PDFObjectParser.forBytes(bytes.subarray(at + 3), context).parseObject();
    } catch (error) {
      if (error instanceof DoubledKeyError) throw error;
      continue;
    }
    yield object;
  }
}

/** Then saving the document again helps. */
function isPackedOtherwise(bytes: Buffer): boolean {
  try {
    for (const object of objectsBegun(bytes, PDFContext.create()))
      if (isObjectStream(object)) requireReadAlike(object);
    return false;
  } catch (error) {
    return error instanceof PackedOtherwiseError;
  }
}

const textOf = (object: PDFObject) => (object instanceof PDFRawStream ? object.dict : object).toString();

async function inspect(bytes: Buffer): Promise<void> {
  const document = await PDFDocument.load(bytes, {
    throwOnInvalidObject: true,
    updateMetadata: false,
    preserveXFA: true,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  if (document.getPageCount() === 0) throw new Error('A document without pages.');
  const { context } = document;
  const { Root, Info } = context.trailerInfo;
  const entries: Entry[] = [];
  if (Root) entries.push([Root, 'any']);
  if (Info) entries.push([Info, 'names']);
  const reached = inspectAll(context, entries);
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  // Objects inspected in their place need not be harmless elsewhere: whatever refers to them is inspected too.
  const inspected = new Set(objects.filter((object) => reached.has(object)).map(textOf));
  const others = [...objects, ...(await objectsAnywhere(bytes, context))].filter(
    (object) => !inspected.has(textOf(object)),
  );
  inspectAll(
    context,
    others.map((object): Entry => [object, 'alone']),
  );
}

export type Refusal = 'document-active' | 'document-encrypted' | 'document-packed' | 'document-unreadable';

export async function inspectDocument(bytes: Buffer): Promise<Refusal | null> {
  try {
    await inspect(bytes);
    return null;
  } catch (error) {
    if (error instanceof ActiveDocumentError) return 'document-active';
    if (error instanceof EncryptedPDFError) return 'document-encrypted';
    return isPackedOtherwise(bytes) ? 'document-packed' : 'document-unreadable';
  }
}
