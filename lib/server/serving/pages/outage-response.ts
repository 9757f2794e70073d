import 'server-only';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { unavailablePage } from '../retrying-pages';
import type { StoreResponse } from '../store-response';
import { consumeOutage, REQUEST_HEADER } from './page-errors';

const SERVER_ERROR = 500;

/**
 * Replaces the 500 of a page that failed by a database outage with a 503 that reloads by itself. If headers have been sent, the
 * page shows its own error (app/[lang]/error.tsx).
 */
export function respondToOutage(request: IncomingMessage, response: StoreResponse): void {
  const id = randomUUID();
  const [path = ''] = (request.url ?? '').split('?', 1);
  request.headers[REQUEST_HEADER] = id;
  response.once('close', () => consumeOutage(id));
  response.beforeHead(() => {
    if (response.statusCode < SERVER_ERROR || !consumeOutage(id)) return;
    response.replaceWith(unavailablePage(splitLanguage(path).language));
  });
}
