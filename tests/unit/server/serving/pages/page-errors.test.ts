import { MongoNetworkError } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { withRequestId } from '@/lib/server/platform/http/request-context';
import { logPageError } from '@/lib/server/serving/pages/page-errors';

const logged: string[] = [];

vi.mock(import('@/lib/server/platform/log'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, log: () => original.openLog({ write: (line: string) => void logged.push(line) }) };
});

beforeEach(() => {
  logged.length = 0;
});

const ROUTE = { method: 'GET', routePath: '/[lang]/tools/[slug]', routeType: 'render' };

it('is logged with its route, method, digest and the id of its request', () => {
  const error = Object.assign(new Error('no price for eva@example.com'), { digest: '123456' });
  withRequestId('request-1', () => logPageError(error, ROUTE));
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 'error',
    route: '/[lang]/tools/[slug]',
    kind: 'render',
    method: 'GET',
    digest: '123456',
    requestId: 'request-1',
    error: { name: 'Error', message: 'no price for [e-mail]' },
  });
});

it('is a warning if the database is away, which recovers by itself', () => {
  logPageError(new MongoNetworkError('gone'), ROUTE);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 'warn' });
});
