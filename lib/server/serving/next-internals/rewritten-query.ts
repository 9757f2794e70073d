import 'server-only';
import { beforeHeadersLeave } from './before-headers-leave';

/** What the framework tells the app in the browser of the query a page was made with, where an address was rewritten. */
const HEADER = 'x-nextjs-rewritten-query';

/**
 * From here on the app in the browser takes the query of a page from its address. Our rewrites (next.config.ts) name none,
 * and the framework makes the page with the one of the address, but then says that it was empty. The app believes it of
 * pages whose outline it fetched ahead, takes page 2 of a list for the page it shows, and asks for nothing.
 */
export function keepQueryOfAddress(): void {
  beforeHeadersLeave('query', (response) => response.removeHeader(HEADER));
}
