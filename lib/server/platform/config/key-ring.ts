import 'server-only';
import { createHash, hkdfSync } from 'node:crypto';

export type RingKey = { id: string; bytes: Uint8Array };

export type KeyRing = { current: RingKey; find: (id: unknown) => RingKey | null };

const KEY_BYTES = 32;
const ID_DIGITS = 12;

function deriveKey(secret: string, purpose: string): RingKey {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', `forgeline ${purpose}`, KEY_BYTES));
  const id = createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, ID_DIGITS);
  return { id, bytes };
}

const rings = new Map<string, KeyRing>();

/** HKDF (RFC 5869) of the present secret and those before it; tokens name their key (docs/operations.md). */
export function keyRing(purpose: string, secret: string, previous: readonly string[]): KeyRing {
  const name = [purpose, secret, ...previous].join('\n');
  const made = rings.get(name);
  if (made) return made;
  const current = deriveKey(secret, purpose);
  const keys = new Map(
    [current, ...previous.map((old) => deriveKey(old, purpose))].map((key) => [key.id, key]),
  );
  const ring: KeyRing = { current, find: (id) => (typeof id === 'string' ? (keys.get(id) ?? null) : null) };
  rings.set(name, ring);
  return ring;
}
