import 'server-only';
import type { ByteRange } from '@/lib/server/platform/blobs/blob-storage';

/**
 * Returns the part of a file of `length` bytes that a `Range` header asks for; null for all of it, which is right for
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
