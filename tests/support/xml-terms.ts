/** A term of an XML document: the names of its element and those around it, without prefixes, and its text. */
export type XmlTerm = { path: string; text: string; attributes: string };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const readText = (text: string) => text.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

/** Reads what `writeCii` writes, and throws for tags that do not match. */
export function xmlTerms(xml: string): XmlTerm[] {
  const open: string[] = [];
  const terms: XmlTerm[] = [];
  for (const [, end, name = '', attributes = '', text = ''] of xml.matchAll(
    /<(\/?)(?:\w+:)?(\w+)((?:\s[^<>]*)?)>([^<]*)/g,
  )) {
    if (end) {
      if (open.pop() !== name) throw new Error(`</${name}> ends another element`);
      continue;
    }
    open.push(name);
    const term = { path: open.join('/'), text: readText(text), attributes: attributes.trim() };
    if (term.text.trim() !== '') terms.push(term);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> does not end`);
  return terms;
}

/** Returns the texts of terms whose path ends so, in their order. */
export function textsAt(xml: string, end: string): string[] {
  return xmlTerms(xml)
    .filter(({ path }) => path.endsWith(end))
    .map(({ text }) => text);
}
