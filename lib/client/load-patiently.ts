const RETRY_MS = 3_000;

/**
 * Fetches code that a page can do without for a while, again every few seconds as long as it cannot be fetched: a part
 * that fails to load would otherwise take the whole page with it.
 */
export async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
