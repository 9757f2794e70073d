import type { serviceCalls } from '@/lib/shared/calls/service.contract';

const HEALTH = '/api/health' satisfies (typeof serviceCalls.checkHealth)['path'];

export type StoreHealth = 'well' | 'away';

/** No response at all, e.g. without a network, is `away` too. */
export async function fetchStoreHealth(signal: AbortSignal): Promise<StoreHealth> {
  try {
    const response = await fetch(HEALTH, { cache: 'no-store', signal });
    return response.ok ? 'well' : 'away';
  } catch {
    return 'away';
  }
}
