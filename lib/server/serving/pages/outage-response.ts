import 'server-only';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { unavailablePage } from '../retrying-pages';
import type { StoreResponse } from '../store-response';
import { REQUEST_HEADER, takeOutageOf } from './page-errors';

const SERVER_ERROR = 500;

/**
 * Makes a page that fails as the database is away or does not respond a 503 that recovers by itself, where the framework,
 * which knows no such status of a page, says 500. What left before its error was known stays as it is: the page then shows
 * its error (app/[lang]/error.tsx).
 */
export function respondToOutage(request: IncomingMessage, response: StoreResponse): void {
  const id = randomUUID();
  const [path = ''] = (request.url ?? '').split('?', 1);
  request.headers[REQUEST_HEADER] = id;
  response.once('close', () => takeOutageOf(id));
  response.beforeHead(() => {
    if (response.statusCode < SERVER_ERROR || !takeOutageOf(id)) return;
    response.replaceWith(unavailablePage(splitLanguage(path).language));
  });
}
