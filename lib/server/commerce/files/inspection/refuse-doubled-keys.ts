import 'server-only';
import {
  PDFCatalog,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFPageLeaf,
  PDFPageTree,
  type PDFRef,
} from '@cantoo/pdf-lib';

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
