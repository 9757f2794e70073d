import 'server-only';
import { STATUS_CODES } from 'node:http';
import type { StoreResponse } from '../store-response';

export function refuse(response: StoreResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(STATUS_CODES[status]);
}
