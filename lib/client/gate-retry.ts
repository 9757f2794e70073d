const KEY = 'forgeline-gate-retry';
const AT_MOST_EVERY_MS = 10_000;

/** Once in ten seconds, so that two parts of the store that disagree cannot cause a redirect loop. */
export function mayRetryGate(now: number = Date.now()): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (now - last < AT_MOST_EVERY_MS) return false;
    window.sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Without storage, how often it happened is unknown.
    return false;
  }
}
