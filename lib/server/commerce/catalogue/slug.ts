import 'server-only';

const SLUG_MAX_LENGTH = 80;

/**
 * Converts a name to a part of an address: "Ball-Peen Hammer, 16 oz" -> "ball-peen-hammer-16-oz". A name without
 * letters becomes "tool".
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug || 'tool';
}
