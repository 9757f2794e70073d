import type { ByteRange } from '@/lib/server/platform/blobs/blob-storage';

type Validators = { etag: string; modifiedAt?: Date };

/** `header` takes names in lower case. */
type Conditional = { method: string; header: (name: string) => string | null | undefined };

/** RFC 9110 §8.8.3: visible characters but quotes, and what is beyond ASCII; commas too, so a list is not split at them. */
const ENTITY_TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;
const WEAK = /^W\//;
/** The one form of a date that is sent today (RFC 9110 §5.6.7). */
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const SECOND_MS = 1_000;

/** RFC 9110 §13.1.2: by weak comparison; what is not a tag is ignored. */
export function hasRepresentation(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(WEAK, '');
  return [...ifNoneMatch.matchAll(ENTITY_TAG)].some(([, , tag]) => tag === opaque);
}

/** RFC 9110 §13.1.1: by strong comparison. */
function matches(ifMatch: string, etag: string): boolean {
  if (ifMatch.trim() === '*') return true;
  return [...ifMatch.matchAll(ENTITY_TAG)].some(([tag]) => tag === etag && !WEAK.test(tag));
}

function secondsOf(date: string | null | undefined): number | null {
  return date && HTTP_DATE.test(date) ? Date.parse(date) / SECOND_MS : null;
}

/** RFC 9110 §13.2.2: send, 304 (the client has it) or 412 (not the one that the client means). */
export function judgeConditions(
  { header }: Pick<Conditional, 'header'>,
  { etag, modifiedAt }: Validators,
): 'send' | 'not-modified' | 'failed' {
  const modified = modifiedAt && Math.floor(modifiedAt.getTime() / SECOND_MS);
  const [ifMatch, ifNoneMatch] = [header('if-match'), header('if-none-match')];
  const unmodifiedSince = secondsOf(header('if-unmodified-since'));
  if (typeof ifMatch === 'string') {
    if (!matches(ifMatch, etag)) return 'failed';
  } else if (unmodifiedSince !== null && modified !== undefined && modified > unmodifiedSince) {
    return 'failed';
  }
  if (typeof ifNoneMatch === 'string') return hasRepresentation(ifNoneMatch, etag) ? 'not-modified' : 'send';
  const modifiedSince = secondsOf(header('if-modified-since'));
  return modifiedSince !== null && modified !== undefined && modified <= modifiedSince
    ? 'not-modified'
    : 'send';
}

/** RFC 9110 §13.1.5. */
function continues(ifRange: string | null | undefined, { etag, modifiedAt }: Validators): boolean {
  if (!ifRange) return true;
  if (ifRange.includes('"')) return ifRange === etag && !WEAK.test(etag);
  return modifiedAt !== undefined && secondsOf(ifRange) === Math.floor(modifiedAt.getTime() / SECOND_MS);
}

/** RFC 9110 §14.1.2, §14.2: null for all of it, for several parts too; `unsatisfiable` for one beyond the end. */
export function byteRange(header: string | null, length: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const last = Math.min(Number(to), length);
    return last === 0 ? 'unsatisfiable' : { start: length - last, end: length };
  }
  const start = Number(from);
  const end = to === '' ? length : Math.min(Number(to) + 1, length);
  if (to !== '' && Number(to) < start) return null;
  return start >= length ? 'unsatisfiable' : { start, end };
}

/** Only a GET selects a part (RFC 9110 §14.2); null for all bytes, `unsatisfiable` (416) beyond the end. */
export function requestedRange(
  { method, header }: Conditional,
  validators: Validators,
  length: number,
): ByteRange | null | 'unsatisfiable' {
  const range = header('range');
  if (method !== 'GET' || !range || !continues(header('if-range'), validators)) return null;
  return byteRange(range, length);
}
