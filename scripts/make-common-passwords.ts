import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '@/stack/paths';
import {
  COMMON_PASSWORD_HASH_BYTES,
  COMMON_PASSWORDS,
} from '../lib/server/identity/passwords/common-password-hashes';

/**
 * Regenerates lib/server/identity/passwords/common-password-hashes.ts from a JSON list of passwords, the most common
 * first:
 *
 *     npm pack @zxcvbn-ts/language-common@3.0.4 && tar xzf *.tgz npx tsx --conditions=react-server
 *     scripts/make-common-passwords.ts package/src/passwords.json
 */
const MIN_LENGTH = 6;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Usage: make-common-passwords.ts <passwords.json>');
const listed = JSON.parse(readFileSync(source, 'utf8')) as string[];
const wanted = listed.filter((password) => password.length >= MIN_LENGTH).slice(0, COMMON_PASSWORDS);
const hashes = wanted.map((password) =>
  createHash('sha256').update(password.toLowerCase()).digest().subarray(0, COMMON_PASSWORD_HASH_BYTES),
);
const text = Buffer.concat(hashes.sort(Buffer.compare)).toString('base64');
const lines = text.match(/.{1,100}/g) ?? [];
const file = inRoot('lib', 'server', 'auth', 'common-password-hashes.ts');
const [head = ''] = readFileSync(file, 'utf8').split('export const COMMON_PASSWORD_HASHES');
writeFileSync(
  file,
  `${head}export const COMMON_PASSWORD_HASHES = [\n${lines.map((line) => `  '${line}',\n`).join('')}].join('');\n`,
);
