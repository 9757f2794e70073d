import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '@/lib/shared/audit-actions';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function source(folder: string): string {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8'))
    .join('\n');
}

const server = source('lib/server');
const rows = source('tests/api/audit');

it.each(AUDIT_ACTIONS)(
  '%s is recorded somewhere, and has a row that proves what is logged about it',
  (action) => {
    expect(server.includes(`'${action}'`), `no file of lib/server records ${action}`).toBe(true);
    expect(rows.includes(`'${action}':`), `tests/api/audit has no row for ${action}`).toBe(true);
  },
);
