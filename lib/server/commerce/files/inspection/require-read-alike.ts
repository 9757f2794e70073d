import 'server-only';
import {
  PDFArray,
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFObjectParser,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/** For what readers take for an object stream, and could unpack to other objects than the parser does. */
export class PackedOtherwiseError extends Error {}

/** Readers are directed to an object stream by numbers alone: some need no type. */
export function isObjectStream(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  const { dict } = object;
  const isTyped = dict.lookup(PDFName.of('Type')) === PDFName.of('ObjStm');
  return isTyped || (dict.has(PDFName.of('N')) && dict.has(PDFName.of('First')));
}

type Test = (value: PDFObject) => boolean;

const isNumber: Test = (value) => value instanceof PDFNumber;
const isName =
  (name: string): Test =>
  (value) =>
    value === PDFName.of(name);
/** The thing, or an array of it alone. */
const oneOf =
  (test: Test): Test =>
  (value) =>
    value instanceof PDFArray ? value.size() === 1 && test(value.get(0)) : test(value);
/** Predictor 1 is none. */
const isNoParameter: Test = (value) =>
  value === PDFNull ||
  (value instanceof PDFDict &&
    value.entries().every(([key, one]) => {
      return key === PDFName.of('Predictor') && one instanceof PDFNumber && one.asNumber() === 1;
    }));

/** An object stream may hold these, each value directly, since a number can stand for several objects. */
const TESTS: ReadonlyMap<PDFName, Test> = new Map([
  [PDFName.of('Type'), isName('ObjStm')],
  [PDFName.of('N'), isNumber],
  [PDFName.of('First'), isNumber],
  // Compressed data ends by itself.
  [PDFName.of('Length'), (value: PDFObject) => isNumber(value) || value instanceof PDFRef],
  [PDFName.of('Extends'), (value: PDFObject) => value instanceof PDFRef],
  [PDFName.of('Filter'), oneOf(isName('FlateDecode'))],
  [PDFName.of('DecodeParms'), oneOf(isNoParameter)],
]);
const NEEDED = ['Type', 'Filter'].map((key) => PDFName.of(key));

/**
 * Throws `PackedOtherwiseError` for an object stream that is not written as all readers understand it: with a predictor, another
 * filter, none, an abbreviation, or any further key.
 */
export function requireReadAlike({ dict }: PDFRawStream): void {
  const isAlike =
    NEEDED.every((key) => dict.has(key)) && dict.entries().every(([key, value]) => TESTS.get(key)?.(value));
  if (!isAlike) throw new PackedOtherwiseError();
}

/** The parser takes the last of two values of a key; other readers take the first. */
export class DoubledKeyError extends Error {}

type Parser = {
  bytes: { done: () => boolean; peek: () => number; assertNext: (byte: number) => void };
  context: PDFContext;
  skipWhitespaceAndComments: () => void;
  parseName: () => PDFName;
  parseObject: (ref?: PDFRef) => PDFObject;
  parseDict: (ref?: PDFRef) => PDFDict;
};

const [LESS, GREATER] = [0x3c, 0x3e];
type Kind = Pick<typeof PDFDict, 'fromMapWithContext'>;
const KINDS = new Map<PDFObject | undefined, Kind>([
  [PDFName.of('Catalog'), PDFCatalog],
  [PDFName.of('Pages'), PDFPageTree],
  [PDFName.of('Page'), PDFPageLeaf],
]);

/** Makes the parser throw `DoubledKeyError` for a dictionary with two values of one key, whichever way its name is written. */
export function refuseDoubledKeys(): void {
  const parser = PDFObjectParser.prototype as unknown as Parser;
  parser.parseDict = function parseDict(ref) {
    this.bytes.assertNext(LESS);
    this.bytes.assertNext(LESS);
    this.skipWhitespaceAndComments();
    const entries = new Map<PDFName, PDFObject>();
    while (!this.bytes.done() && this.bytes.peek() !== GREATER) {
      const key = this.parseName();
      const value = this.parseObject(ref);
      const before = entries.get(key);
      if (before && before.toString() !== value.toString()) throw new DoubledKeyError();
      entries.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(GREATER);
    this.bytes.assertNext(GREATER);
    const kind = KINDS.get(entries.get(PDFName.of('Type'))) ?? PDFDict;
    return kind.fromMapWithContext(entries, this.context);
  };
}
