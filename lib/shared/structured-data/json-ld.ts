/** One thing as schema.org describes it. */
export type JsonLd = { '@type': string; [property: string]: unknown };

/**
 * Structured data as the text of a script element. `<` never stands in it as such, so that no text of ours or of a
 * customer's can end the element or open another (https://html.spec.whatwg.org/multipage/scripting.html).
 */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  const graph = Array.isArray(data) ? data : [data];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
