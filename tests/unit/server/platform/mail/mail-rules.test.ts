import { expect, it } from 'vitest';
import { MAX_ATTEMPTS, nextAttemptAt } from '@/lib/server/platform/mail/dispatch-outbox';
import { layoutMail } from '@/lib/server/platform/mail/templates/layout';

const now = new Date('2026-11-21T08:00:00Z');
const waits = Array.from({ length: MAX_ATTEMPTS }, (_, index) => {
  const at = nextAttemptAt(index + 1, now);
  return at && (at.getTime() - now.getTime()) / 1000;
});

it('a mail is tried again soon at first, then less and less often, and never after the last attempt', () => {
  expect(waits.slice(0, 4)).toEqual([5, 20, 80, 320]);
  expect(
    waits.slice(0, -1).every((wait, index) => index === 0 || Number(wait) >= Number(waits[index - 1])),
  ).toBe(true);
  expect(Math.max(...waits.map(Number))).toBe(6 * 3600);
  expect(waits.at(-1)).toBeNull();
});

it('a mail is tried again for more than a day in all: a mail server may be down overnight', () => {
  const total = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  expect(total).toBeGreaterThan(24 * 3600);
});

const mail = layoutMail({
  language: 'de',
  subject: 'Order <b>\r\nBcc: evil@example.com',
  preview: 'P',
  heading: 'Hello <script>alert(1)</script>',
  paragraphs: [`It's "quoted" & 'apostrophed'.`],
  facts: [['Tool', '<img src=x onerror=alert(1)>']],
  action: { label: 'Go', url: 'https://example.com/?a=1&b="2"' },
  notes: ['Bye'],
  lastLink: { label: 'Off the <list>', url: 'https://example.com/off?a=1&b="2"' },
});

it('a mail has a subject of one line', () => {
  expect(mail.subject).toBe('Order <b> Bcc: evil@example.com');
});

it('a mail escapes in HTML whatever people wrote', () => {
  expect(mail.html).not.toMatch(/<script|<img src=x|="2"/);
  expect(mail.html).toContain('Hello &lt;script&gt;');
  expect(mail.html).toContain('href="https://example.com/off?a=1&amp;b=&quot;2&quot;"');
  expect(mail.html).toContain('Off the &lt;list&gt;');
  expect(mail.html).toContain('href="https://example.com/?a=1&amp;b=&quot;2&quot;"');
});

it('a mail has the same content as text', () => {
  const last = 'Off the <list>:\nhttps://example.com/off';
  for (const part of ['Hello <script>', 'Tool: <img', 'Go:\nhttps://example.com/', 'Bye', last]) {
    expect(mail.text).toContain(part);
  }
});
