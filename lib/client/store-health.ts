export type StoreHealth = 'well' | 'away';

/** Whether the store says it can serve. No answer at all, e.g. without a network, is `away` too. */
export async function askStoreHealth(signal: AbortSignal): Promise<StoreHealth> {
  try {
    const response = await fetch('/api/health', { cache: 'no-store', signal });
    return response.ok ? 'well' : 'away';
  } catch {
    return 'away';
  }
}
