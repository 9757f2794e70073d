import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error';

export type Keys = { secretKey: string; publishableKey: string };

/** Bearer token, Basic user name, or (Stripe.js) the parameter `key`. Throws ApiError 401. */
export function authenticate(
  request: IncomingMessage,
  keyParam: string | undefined,
  keys: Keys,
): 'server' | 'browser' {
  const given = keyFromHeader(request) ?? keyParam;
  if (given === undefined || given === '') {
    throw new ApiError(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    });
  }
  if (isSame(given, keys.secretKey)) return 'server';
  if (isSame(given, keys.publishableKey)) return 'browser';
  throw new ApiError(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${masked(given)}`,
  });
}

function keyFromHeader(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization ?? '';
  const bearer = /^Bearer (\S+)$/i.exec(header)?.[1];
  if (bearer !== undefined) return bearer;
  const basic = /^Basic (\S+)$/i.exec(header)?.[1];
  return basic === undefined ? undefined : Buffer.from(basic, 'base64').toString('utf8').split(':')[0];
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function masked(key: string): string {
  const prefix = /^(sk|pk|rk)_(test|live)_/.exec(key)?.[0] ?? '';
  return `${prefix}${'*'.repeat(Math.max(0, key.length - prefix.length - 4))}${key.slice(-4)}`;
}
