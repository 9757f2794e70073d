import { expect, it } from 'vitest';
import { tidyName } from '@/lib/server/identity/accounts/register-account';

it.each([
  ['Jane  Doe', 'Jane Doe'],
  ['Vie\u0323\u0302t', 'Vi\u1ec7t'],
  ['Jane\r\nBcc: all@example.com', 'Jane Bcc: all@example.com'],
  ['Jane\u0000\u202eeoD', 'Jane eoD'],
  ['Jane \ud800', 'Jane'],
  ['J'.repeat(300), 'J'.repeat(100)],
  ['😀'.repeat(101), '😀'.repeat(100)],
  ['\u200b\u2060', 'jane@example.com'],
  ['', 'jane@example.com'],
])('the name %j from elsewhere is stored as %j', (name, stored) => {
  expect(tidyName(name, 'jane@example.com')).toBe(stored);
});
