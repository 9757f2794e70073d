import { expect, it } from 'vitest';
import { slowDatabaseRequests } from '@/proofs/rolling/slow-database';

const failed = (id: string, error: object) =>
  `[store] ${JSON.stringify({ level: 'error', id, route: '/api/cart', error, message: 'a request failed' })}`;

it('requests that a slow database failed are distinguished from those that a restart failed', () => {
  const log = [
    '[store] ready on http://localhost:3000',
    failed('late reply', { name: 'MongoNetworkTimeoutError', message: 'connection 1 timed out' }),
    failed('no connection', { name: 'MongoWaitQueueTimeoutError', message: 'timed out' }),
    failed('stalled', { name: 'AppError', message: 'unavailable', code: 'database-unavailable' }),
    failed('closed too early', { name: 'MongoTopologyClosedError', message: 'Topology is closed' }),
    failed('refused', { name: 'MongoNetworkError', message: 'ECONNREFUSED' }),
    failed('fault', { name: 'TypeError', message: 'undefined' }),
  ].join('\n');
  expect([...slowDatabaseRequests(log)]).toEqual(['late reply', 'no connection', 'stalled']);
});
