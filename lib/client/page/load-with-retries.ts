const RETRY_MS = 3_000;

/** For code a page can do without for a while: a rejected lazy component would fail the whole page. */
export async function loadWithRetries<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
