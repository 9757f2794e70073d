import { expect, it } from 'vitest';
import { registerCustomer, signInAdmin } from '@/tests/support/people';

type Row = { email: string; role: string };

it('GET /api/user with a query finds users by any part of name and e-mail, in any case, with every word', async () => {
  const [admin, person] = await Promise.all([signInAdmin(), registerCustomer()]);
  const words = `${person.name.toUpperCase()} ${person.email.split('@')[0]}`;
  const { body, headers } = await admin.call('GET', `/api/user?q=${encodeURIComponent(words)}&limit=5`);
  expect(body.map((row: Row) => row.email)).toEqual([person.email]);
  expect(headers.get('x-total-count')).toBe('1');
  const none = await admin.call('GET', `/api/user?q=${encodeURIComponent(`${words} nobody`)}`);
  expect(none.body).toEqual([]);
});

it('GET /api/user with a query treats special characters of regular expressions literally', async () => {
  const admin = await signInAdmin();
  expect((await admin.call('GET', `/api/user?q=${encodeURIComponent('.*')}`)).body).toEqual([]);
  expect((await admin.call('GET', `/api/user?q=${encodeURIComponent('(')}`)).status).toBe(200);
});

it('GET /api/user with a query lists only one role, and the newest first on request', async () => {
  const [admin, earlier] = await Promise.all([signInAdmin(), registerCustomer()]);
  const later = await registerCustomer();
  const admins = await admin.call('GET', '/api/user?role=admin');
  expect(admins.body.every((row: Row) => row.role === 'admin')).toBe(true);
  const newest = await admin.call('GET', '/api/user?sort=newest&limit=200');
  const emails = newest.body.map((row: Row) => row.email);
  expect(emails).toContain(later.email);
  expect(emails.indexOf(later.email)).toBeLessThan(emails.indexOf(earlier.email));
  expect((await admin.call('GET', '/api/user?role=owner')).status).toBe(422);
});
