export type JsonLd = { '@type': string; [property: string]: unknown };

/**
 * `<` is escaped, so that no text can end the script element or open another one
 * (https://html.spec.whatwg.org/multipage/scripting.html).
 */
export function jsonLdText(data: JsonLd | readonly JsonLd[]): string {
  const graph = Array.isArray(data) ? data : [data];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
