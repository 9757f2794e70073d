import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

it('audit entries and mails are written by events alone', () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', 'app', 'lib/server', 'scripts'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const writing = files
    .filter((file) => file.endsWith('.ts') && !/^lib\/server\/platform\/(events|mail|audit-log)\//.test(file))
    .filter((file) =>
      /\bimport\b[^;]*\b(recordAuditEvents?|enqueueMail)\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
  expect(writing).toEqual([]);
});
