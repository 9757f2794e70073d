import { expect } from 'vitest';
import { shop } from '#shop';
import { type CallResponse, call, type Person } from '@/tests/support/people';
import { storeEnvironment, unique } from '@/tests/support/store';

/** The shop’s address, which gets messages and requests for quote. */
export function shopAddress(): string {
  return storeEnvironment().CONTACT_EMAIL ?? shop.contact.email;
}

/** An address that no other test uses. */
export function someAddress(): string {
  return `${unique('buyer.')}@example.com`;
}

/** The request with this number in an admin's list. */
export async function listed(admin: Person, path: string, number: string, state = 'all') {
  const response = await admin.call('GET', `${path}?${new URLSearchParams({ q: number, state })}`);
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('x-total-count'))).toBe(response.body.length);
  return response.body[0];
}

/** A call with an `Idempotency-Key`. */
export function callWithKey(path: string, body: unknown, key: string): Promise<CallResponse> {
  return call('POST', path, body, { 'idempotency-key': key });
}
