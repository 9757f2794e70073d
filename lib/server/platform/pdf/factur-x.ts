import 'server-only';
import type PDFDocument from 'pdfkit';
import { xmlText } from '../xml';

/** How a PDF with an electronic invoice in it is opened: for archives, which allow embedded files. */
export const ARCHIVED = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const;

/** The name that Factur-X and ZUGFeRD look for. */
const FILE_NAME = 'factur-x.xml';

const SPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const FACTS = {
  DocumentType: 'INVOICE',
  DocumentFileName: FILE_NAME,
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
};
const MEANINGS: Record<keyof typeof FACTS, string> = {
  DocumentType: 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER',
  DocumentFileName: 'The name of the embedded XML document',
  Version: 'The version of the standard applying to the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
};

/** What the properties of Factur-X mean: PDF/A defines none that are not its own. */
function extensionSchema(): string {
  const properties = Object.entries(MEANINGS).map(
    ([name, meaning]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${meaning}</pdfaProperty:description>
</rdf:li>`,
  );
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${SPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

function facturXFacts(): string {
  const facts = Object.entries(FACTS).map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`);
  return `<rdf:Description rdf:about="" xmlns:fx="${SPACE}">\n${facts.join('\n')}\n</rdf:Description>`;
}

type Info = { Title: string; Author: string; Subject: string; Creator: string; Producer: string };

const inEveryLanguage = (text: string) =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt>`;

/** What the document's information says, once more: pdfkit 0.20.2 writes its texts into XML as they are. */
function infoFacts({ Title, Author, Subject, Creator, Producer }: Info, createdAt: Date): string {
  const date = createdAt.toISOString().replace(/\.\d+/, '');
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:title>${inEveryLanguage(Title)}</dc:title>
<dc:creator><rdf:Seq><rdf:li>${xmlText(Author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description>${inEveryLanguage(Subject)}</dc:description>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:CreatorTool>${xmlText(Creator)}</xmp:CreatorTool>
<pdf:Producer>${xmlText(Producer)}</pdf:Producer>
</rdf:Description>`;
}

/** Embeds the electronic invoice that an `ARCHIVED` document shows, as Factur-X 1.0 and ZUGFeRD 2 define it. */
export function embedInvoice(pdf: InstanceType<typeof PDFDocument>, xml: Buffer, createdAt: Date): void {
  const { info } = pdf as unknown as { info: Info };
  const file = {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  };
  pdf.file(xml, file);
  const facts = [infoFacts(info, createdAt), extensionSchema(), facturXFacts()].join('\n');
  Object.assign(pdf, { _addInfo: () => pdf.appendXML(facts) });
}
