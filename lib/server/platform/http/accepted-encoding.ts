import 'server-only';

export type Encoding = 'br' | 'gzip' | 'identity';

/** RFC 9110 §12.5.3; null if the header does not name the coding. */
function weightOf(header: string, coding: string): number | null {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== coding) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return null;
}

function readEncoding(header: string): Encoding {
  const any = weightOf(header, '*') ?? 0;
  if ((weightOf(header, 'br') ?? any) > 0) return 'br';
  return (weightOf(header, 'gzip') ?? any) > 0 ? 'gzip' : 'identity';
}

/** Browsers send a handful of them; what is longer or comes beyond is read each time. */
const MOST_CACHED = 100;
const LONGEST_CACHED = 100;
const cached = new Map<string, Encoding>();

/** The smallest; plain text for a client that accepts none of ours. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const found = cached.get(header);
  if (found !== undefined) return found;
  const encoding = readEncoding(header);
  if (cached.size < MOST_CACHED && header.length <= LONGEST_CACHED) cached.set(header, encoding);
  return encoding;
}
