import { xmlText } from '@/lib/server/platform/xml';

type Attributes = Readonly<Record<string, string>>;
export type XmlElement = { name: string; content: string | XmlElement[]; attributes: Attributes };
type Content = string | undefined | readonly (XmlElement | undefined)[];

/** Returns undefined for an element that would be empty: optional terms are left out. */
export function element(name: string, content: Content, attributes: Attributes = {}): XmlElement | undefined {
  if (content === undefined) return undefined;
  const own =
    typeof content === 'string' ? xmlText(content).trim() : content.filter((each) => each !== undefined);
  return own.length === 0 ? undefined : { name, content: own, attributes };
}

/** Returns lines, indented by two spaces a level. */
export function xmlLines(of: XmlElement | undefined, indent = ''): string[] {
  if (!of) return [];
  const { name, content, attributes } = of;
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const start = `${indent}<${name}${named.join('')}>`;
  if (typeof content === 'string') return [`${start}${content}</${name}>`];
  return [start, ...content.flatMap((child) => xmlLines(child, `${indent}  `)), `${indent}</${name}>`];
}
