import { expect, it } from 'vitest';
import { failureMail } from '@/scripts/forgeline/report-failure';

it('the mail about a failed unit has its last hundred lines', () => {
  const logged = Array.from({ length: 150 }, (_, line) => `line ${line}`).join('\n');
  const mail = failureMail('forgeline-backup.service', 'shop-1', logged);
  expect(mail.subject).toBe('forgeline-backup.service failed on shop-1');
  expect(mail.text).not.toContain('line 49\n');
  expect(mail.text).toContain('line 50\n');
  expect(mail.text).toContain('line 149\n');
});
