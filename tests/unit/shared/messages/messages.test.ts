import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BROWSER } from '@/lib/shared/messages/browser-messages';
import { OUTCOME } from '@/lib/shared/messages/cart-messages';
import { GOOGLE } from '@/lib/shared/messages/google-messages';
import { FILE_VALIDATION } from '@/lib/shared/messages/import-messages';
import { RECEIPT, TOAST, VALIDATION } from '@/lib/shared/messages/messages';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { ROW } from '@/lib/shared/messages/quick-order-messages';
import { REFUSAL } from '@/lib/shared/messages/refusal-messages';

const GROUPS: Record<string, string>[] = [
  VALIDATION,
  FILE_VALIDATION,
  TOAST,
  REFUSAL,
  RECEIPT,
  ROW,
  OUTCOME,
  BROWSER,
  GOOGLE,
  Object.fromEntries(Object.entries(PROBLEMS).map(([code, [, , sentence]]) => [code, sentence])),
];

it('a code stands for one sentence, in whichever group it is', () => {
  const all = GROUPS.flatMap((group) => Object.entries(group));
  const different = all.filter(([code, sentence]) =>
    GROUPS.some((group) => Object.hasOwn(group, code) && group[code] !== sentence),
  );
  expect(all.length).toBeGreaterThan(130);
  expect(different).toEqual([]);
});

it('codes are words with hyphens, as everywhere in the API', () => {
  const codes = GROUPS.flatMap((group) => Object.keys(group));
  expect(codes.filter((code) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code))).toEqual([]);
});

it('schemas have codes in place of sentences, which would become `invalid`', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../lib/shared');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const schemas = files.filter((file) => file.endsWith('.schema.ts'));
  expect(schemas.length).toBeGreaterThan(30);
  const sentences = schemas.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8');
    return [...code.matchAll(/(?:error|message): '[^']*'|, '[^']* [^']*'\)/g)].map(
      ([text]) => `${file}: ${text}`,
    );
  });
  expect(sentences).toEqual([]);
});
