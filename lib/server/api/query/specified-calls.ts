import type { Contract } from '@/lib/shared/calls/contract';

/**
 * The calls of the specification (product §7.8). Their clients must notice nothing: without a key they send what they like in the
 * query, and read the refusals of old.
 */
export const SPECIFIED_CALLS = [
  'PUT /api/user/{email}',
  'GET /api/admin/{email}',
  'GET /api/review',
  'POST /api/review',
  'GET /api/tool',
  'GET /api/tool/{id}',
  'POST /api/tool',
  'DELETE /api/tool/{id}',
  'POST /api/order',
  'GET /api/order',
  'GET /api/order/{id}',
  'DELETE /api/order/{id}',
  'PATCH /api/order/{id}',
  'GET /api/all-order',
  'PATCH /api/all-order/{id}',
  'DELETE /api/all-order/{id}',
  'GET /api/user/{email}',
  'PUT /api/user',
  'GET /api/user',
  'PUT /api/user/admin/{email}',
  'POST /api/create-payment-intent',
] as const;

const SPECIFIED: ReadonlySet<string> = new Set(SPECIFIED_CALLS);

export function isSpecified({ method, path }: { method: string; path: string }): boolean {
  return SPECIFIED.has(`${method} ${path}`);
}

/** Callers whose unknown parameters are refused. */
export type Strictness = 'everyone' | 'programs' | 'nobody';

export function strictnessOf(call: Contract): Strictness {
  // Probes add parameters so that nothing between caches the response.
  if (call.tag === 'Service') return 'nobody';
  return isSpecified(call) ? 'programs' : 'everyone';
}
