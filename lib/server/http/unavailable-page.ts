import 'server-only';
import { BRAND } from '@/lib/shared/brand';
import { PROBLEMS } from '@/lib/shared/errors';

const [status, title, sentence] = PROBLEMS['database-unavailable'];
const RETRY_AFTER_SECONDS = 5;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<meta name="robots" content="noindex">
<title>${title} · ${BRAND.name}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
  main { max-width: 32rem; padding: 2rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; border-left: 6px solid #f5b700; padding-left: 1rem; }
</style>
<main><h1>${title}</h1><p>${sentence}</p><p>This page tries again by itself.</p></main>
</html>`;

/** What every page shows while the database is away (middleware.ts answers with it): 503, and it recovers by itself. */
export function unavailablePage(): Response {
  return new Response(PAGE, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
    },
  });
}
