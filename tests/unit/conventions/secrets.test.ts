import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const LARGEST_BYTES = 2_000_000;

/** Patterns of secrets, by issuer. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}/,
  Stripe: /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{20,}/,
  'Stripe webhook': /\bwhsec_[A-Za-z0-9]{32,}/,
  AWS: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  Google: /\bAIza[\w-]{35}\b|\bGOCSPX-[\w-]{20,}/,
  GitHub: /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{60,}/,
  Slack: /\bxox[abprs]-[\w-]{20,}/,
  npm: /\bnpm_[A-Za-z0-9]{36}\b/,
  'signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'database address with a password':
    /mongodb(?:\+srv)?:\/\/[^\s:@/'"`<${]+:[^\s@/'"`<${]{3,}@(?!db\.example)/,
  'password hash': /\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{16,}\$[A-Za-z0-9+/]{32,}/,
  'setting with a value': /^(?:NEXTAUTH|ACCESS_TOKEN|AUDIT_LOG|SECOND_FACTOR)_SECRET(?:_PREVIOUS)?=\S+/m,
};

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file !== '' && !/\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|otf|pdf|gz|br)$/.test(file));
}

function textOf(file: string): string {
  try {
    const place = path.join(ROOT, file);
    return statSync(place).size > LARGEST_BYTES ? '' : readFileSync(place, 'utf8');
  } catch {
    // Skips deleted files that are not committed yet.
    return '';
  }
}

function found(text: string): string[] {
  return Object.entries(PATTERNS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
}

it('the repository holds no secret', () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(500);
  const hits = files.flatMap((file) => found(textOf(file)).map((name) => `${file}: ${name}`));
  expect(hits).toEqual([]);
});

it('the repository tracks no file that holds settings or keys', () => {
  const names = trackedFiles().map((file) => path.basename(file));
  expect(
    names.filter((name) => /^\.env(?!\.example$)|\.(?:pem|p12|pfx|key|jks)$|^id_[a-z0-9]+$/.test(name)),
  ).toEqual([]);
});

it.each([
  ['private key', ['-----BEGIN', 'PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0B'].join(' ')],
  ['Stripe', `sk_live_${'a1'.repeat(14)}`],
  ['AWS', `AKIA${'Z7'.repeat(8)}`],
  ['database address with a password', ['mongodb+srv://shop', 'hunter2@cluster.example'].join(':')],
  ['setting with a value', ['NEXTAUTH_SECRET', 'abcdef'].join('=')],
])('the repository would find a %s', (name, text) => expect(found(text)).toContain(name));
