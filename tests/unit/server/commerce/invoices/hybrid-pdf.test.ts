import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { expect, it, vi } from 'vitest';
import { readXml, withXml } from '@/lib/server/commerce/invoices/cii/stored-xml';
import { invoicePdf } from '@/lib/server/commerce/invoices/invoice-pdf';
import { muster, paperWithVat } from '@/tests/support/vat-paper';
import { textsAt } from '@/tests/support/xml-terms';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const paper = paperWithVat({ sellerParty: { ...muster, name: 'Muster & <Söhne>' }, language: 'de' });
const hybrid = withXml(paper);

const dict = (of: PDFDict, name: string) => of.lookup(PDFName.of(name), PDFDict);
const list = (of: PDFDict, name: string) => of.lookup(PDFName.of(name), PDFArray);

function bytesOf(of: PDFDict, name: string): Buffer {
  const { dict: facts, contents } = of.lookup(PDFName.of(name)) as PDFRawStream;
  const isPacked = facts.get(PDFName.of('Filter')) !== undefined;
  return isPacked ? inflateSync(contents) : Buffer.from(contents);
}

it('a paper with an electronic invoice is the same PDF/A-3 each time, with the XML in it as its alternative', async () => {
  const pdf = await invoicePdf(hybrid);
  expect(await invoicePdf(hybrid)).toEqual(pdf);
  const { catalog } = await PDFDocument.load(pdf);
  const file = list(catalog, 'AF').lookup(0, PDFDict);
  expect(String(file.get(PDFName.of('AFRelationship')))).toBe('/Alternative');
  expect(file.lookup(PDFName.of('UF'), PDFString, PDFHexString).decodeText()).toBe('factur-x.xml');
  const names = list(dict(dict(catalog, 'Names'), 'EmbeddedFiles'), 'Names');
  expect(names.lookup(1, PDFDict)).toBe(file);
  expect(bytesOf(dict(file, 'EF'), 'F')).toEqual(readXml(hybrid, 'en16931'));
});

it('a paper with an electronic invoice says what it conforms to, and embeds its fonts and colours', async () => {
  const document = await PDFDocument.load(await invoicePdf(hybrid));
  const { catalog } = document;
  const facts = bytesOf(catalog, 'Metadata')
    .toString()
    .replace(/<\?.*?\?>/g, '');
  expect(textsAt(facts, 'Description/part')).toEqual(['3']);
  expect(textsAt(facts, 'Description/conformance')).toEqual(['B']);
  expect(textsAt(facts, 'ConformanceLevel')).toEqual(['EN 16931']);
  expect(textsAt(facts, 'DocumentFileName')).toEqual(['factur-x.xml']);
  expect(textsAt(facts, 'creator/Seq/li')).toEqual(['Muster & <Söhne>']);
  expect(textsAt(facts, 'property/Seq/li/name')).toHaveLength(4);
  expect(list(catalog, 'OutputIntents').lookup(0, PDFDict).has(PDFName.of('DestOutputProfile'))).toBe(true);
  const all = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const fonts = all.filter(
    (object): object is PDFDict => object instanceof PDFDict && object.has(PDFName.of('FontName')),
  );
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.every((font) => font.has(PDFName.of('FontFile2')))).toBe(true);
});

it('a paper without an electronic invoice is a PDF as before', async () => {
  const pdf = await invoicePdf(paper);
  expect(pdf.toString('latin1', 0, 8)).toBe('%PDF-1.3');
  expect((await PDFDocument.load(pdf)).catalog.has(PDFName.of('AF'))).toBe(false);
});
