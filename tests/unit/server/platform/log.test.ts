import { MongoServerError } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { requestId, withRequestContext } from '@/lib/server/platform/http/request-context';
import { openLog } from '@/lib/server/platform/log';

vi.mock('@/lib/server/platform/http/client-address', () => ({ clientAddress: () => '192.0.2.1' }));

const lines: Record<string, unknown>[] = [];
const log = openLog({ write: (line: string) => void lines.push(JSON.parse(line)) });

beforeEach(() => {
  lines.length = 0;
});

it('a line of the log has level, time, message and fields', () => {
  log.warn({ order: '0123', attempts: 2 }, 'not yet');
  const [line] = lines;
  expect(line).toMatchObject({ level: 'warn', message: 'not yet', order: '0123', attempts: 2 });
  expect(new Date(String(line?.at)).getTime()).toBeGreaterThan(0);
  expect(line).not.toHaveProperty('requestId');
});

it('a line of the log has the id of its request, a different one for each request', async () => {
  const request = { headers: new Headers() };
  const write = async () => {
    log.info('here');
    return requestId();
  };
  const ids = [await withRequestContext(request, write), await withRequestContext(request, write)];
  expect(lines.map((line) => line.requestId)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
});

it('a line of the log contains no e-mail address, query string or password of a URL', () => {
  const error = new Error(
    'no answer from mongodb://shop:hunter22@db.example:27017/?tls=true for eva@example.com',
  );
  log.error(
    { error, link: 'https://shop.example/reset-password?token=abc123', to: ['eva@example.com'] },
    'for eva@example.com?',
  );
  const text = JSON.stringify(lines);
  for (const secret of ['eva@', 'hunter22', 'abc123', 'tls=true']) expect(text).not.toContain(secret);
  expect(text).toContain('/reset-password');
});

it.each([
  'GET /api/user/buyer%40example.com failed',
  'https://shop.example/api/user/buyer%2540example.com',
  'no route for /user/Buyer%40Example.com/orders',
])('a line of the log contains no escaped e-mail address: %s', (message) => {
  log.error({ path: message, error: new Error(message) }, message);
  expect(JSON.stringify(lines)).not.toMatch(/buyer/i);
});

it('a line of the log contains an error’s own fields, not what its driver attached', () => {
  const error = new MongoServerError({
    message: 'E11000 duplicate key error dup key: { email: "eva@example.com" }',
    code: 11000,
    keyValue: { email: 'eva@example.com' },
  });
  log.error({ error }, 'refused');
  expect(lines[0]?.error).toMatchObject({ name: 'MongoServerError', code: 11000 });
  expect(lines[0]?.error).not.toHaveProperty('keyValue');
  expect(JSON.stringify(lines)).not.toContain('eva@');
});
