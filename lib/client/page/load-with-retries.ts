const RETRY_MS = 3_000;

/**
 * Loads code that a page can do without for a while, and retries every few seconds until it succeeds: a rejected lazy
 * component would otherwise fail the whole page.
 */
export async function loadWithRetries<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
