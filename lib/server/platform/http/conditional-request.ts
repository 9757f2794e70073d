import 'server-only';
import type { ByteRange } from '@/lib/server/platform/blobs/blob-storage';

/** What a representation is compared by. */
type Validators = { etag: string; modifiedAt?: Date };

/** A request's method, and a header of it by its name in small letters. */
type Conditional = { method: string; header: (name: string) => string | null | undefined };

/** RFC 9110 §8.8.3: visible characters but quotes, and what is beyond ASCII; commas too, so a list is not split at them. */
const ENTITY_TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;
const WEAK = /^W\//;
/** The one form of a date that is sent today (RFC 9110 §5.6.7). */
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const SECOND_MS = 1_000;

/**
 * Whether a client that sends this `If-None-Match` has the representation with this ETag: `*`, or a list with the tag, by weak
 * comparison (RFC 9110 §13.1.2). What is not a tag is ignored.
 */
export function hasRepresentation(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(WEAK, '');
  return [...ifNoneMatch.matchAll(ENTITY_TAG)].some(([, , tag]) => tag === opaque);
}

/** The same of `If-Match`, by strong comparison (RFC 9110 §13.1.1). */
function matches(ifMatch: string, etag: string): boolean {
  if (ifMatch.trim() === '*') return true;
  return [...ifMatch.matchAll(ENTITY_TAG)].some(([tag]) => tag === etag && !WEAK.test(tag));
}

/** Returns the time that a header names, in whole seconds; null if it names none, as if it were not there. */
function secondsOf(date: string | null | undefined): number | null {
  return date && HTTP_DATE.test(date) ? Date.parse(date) / SECOND_MS : null;
}

/**
 * Judges the conditions of a request (RFC 9110 §13.2.2): whether to send the representation, nothing because the client has it
 * (304), or nothing because it is not the one that the client means (412).
 */
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

/** Whether the part that a client has is of this representation (RFC 9110 §13.1.5), so that another part may be added to it. */
function continues(ifRange: string | null | undefined, { etag, modifiedAt }: Validators): boolean {
  if (!ifRange) return true;
  if (ifRange.includes('"')) return ifRange === etag && !WEAK.test(etag);
  return modifiedAt !== undefined && secondsOf(ifRange) === Math.floor(modifiedAt.getTime() / SECOND_MS);
}

/**
 * Returns the part of a file of `length` bytes that a `Range` header selects; null for all of it, which is right for
 * several parts and for what is not a range at all, and `unsatisfiable` for a part that begins beyond the end (RFC 9110,
 * 14.1.2 and 14.2).
 */
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

/**
 * Returns the part of `length` bytes that a request selects; null for all of them, and `unsatisfiable` (416) for a part that
 * begins beyond the end. Only a GET can select a part (RFC 9110 §14.2).
 */
export function requestedRange(
  { method, header }: Conditional,
  validators: Validators,
  length: number,
): ByteRange | null | 'unsatisfiable' {
  const range = header('range');
  if (method !== 'GET' || !range || !continues(header('if-range'), validators)) return null;
  return byteRange(range, length);
}
