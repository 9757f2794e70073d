import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { env } from '@/lib/server/platform/config/env';
import { type KeyRing, keyRing } from '@/lib/server/platform/config/key-ring';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function ring(): KeyRing {
  const { SECOND_FACTOR_SECRET, SECOND_FACTOR_SECRET_PREVIOUS } = env();
  return keyRing('second factor secret', SECOND_FACTOR_SECRET, SECOND_FACTOR_SECRET_PREVIOUS);
}

/** For secrets that the store must read again. AES-256-GCM, bound to its owner: it cannot be decrypted for another one. */
export function sealSecret(secret: Uint8Array, owner: string): string {
  const { id, bytes } = ring().current;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

export function openSecret(sealed: string, owner: string): Buffer {
  const [id, text = ''] = sealed.split('.');
  const key = ring().find(id);
  if (!key) throw new Error('the key of a secret is not known: see SECOND_FACTOR_SECRET_PREVIOUS');
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
