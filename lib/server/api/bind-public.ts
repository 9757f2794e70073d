import 'server-only';
import { readsOfBytes } from '@/lib/server/api/reads-of-bytes';
import { chargeReads, isReadClass } from '@/lib/server/identity/rate-limits/read-allowance';
import { VersionedCache } from '@/lib/server/platform/cache/versioned-cache';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import type { Contract } from '@/lib/shared/calls/contract';
import type { ParamsOf, QueryOf, ResponseOf } from '@/lib/shared/calls/contract-types';
import { AppError } from '@/lib/shared/messages/errors';
import { type CachedResponse, respondFromCache, serializeResponse } from './cached-response';
import { handle } from './handle';
import type { Endpoint } from './route';

/** What all responses to queries may take together. The lists without a query come on top. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Clients and proxies may keep it, and ask each time whether it is still the same. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const responses = () =>
  processSingleton(
    'public-responses',
    () =>
      new VersionedCache<CachedResponse>({ maxBytes: CACHE_BYTES, bytesOf: ({ body }) => body.byteLength }),
  );

/** A call whose response is the same for everybody. */
type PublicContract = Contract & { method: 'GET'; who: 'anyone'; isCached: true };

type ResultOf<C extends Contract> = C['success'] extends { list: infer Name extends string }
  ? ResponseOf<C> extends (infer Entry)[]
    ? { total: number } & Record<Name, readonly Entry[]>
    : never
  : ResponseOf<C>;

/** Where a public call's response comes from. */
type Source<C extends Contract> = {
  /** Another one after each change of what `read` reads. */
  version: () => Promise<string>;
  read: (input: { params: ParamsOf<C>; query: QueryOf<C> }) => Promise<ResultOf<C>>;
};

function serialize({ success }: Contract, result: unknown): Promise<CachedResponse> {
  const cacheControl = ('cacheControl' in success && success.cacheControl) || ASK_AGAIN;
  if (!('list' in success)) return serializeResponse(result, [['cache-control', cacheControl]]);
  const { total, [success.list]: entries } = result as Record<string, unknown>;
  return serializeResponse(entries, [
    ['cache-control', cacheControl],
    ['x-total-count', String(total)],
  ]);
}

/** Counts a long response as several reads. */
function chargeBytes({ rate }: PublicContract, { body }: CachedResponse, request: Request): void {
  const reads = readsOfBytes(body.byteLength);
  if (rate && isReadClass(rate) && reads > 0) chargeReads(rate, clientAddress(request.headers), { reads });
}

/**
 * Binds a public read to its use case. Its response is read and serialised once a version, for all who ask, and sent from
 * memory with an ETag until the version moves on. Who asks is not known to `read`, so that nothing personal can enter. While
 * the database is away nothing is sent from memory either.
 */
export function bindPublic<C extends PublicContract>(contract: C, source: Source<C>): Endpoint {
  const handler = handle({
    path: contract.path,
    who: 'anyone',
    rate: contract.rate,
    params: contract.params,
    query: contract.query,
    run: async ({ params, query, request }) => {
      // What other instances changed cannot be learnt meanwhile, so that nothing kept is known to be current.
      if (!isDatabaseReady()) throw new AppError('database-unavailable');
      const key = `${contract.path} ${JSON.stringify([params, query])}`;
      const pin = !contract.params && Object.keys(query ?? {}).length === 0;
      const input = { params, query } as unknown as Parameters<Source<C>['read']>[0];
      let isMade = false;
      const make = async () => {
        isMade = true;
        return serialize(contract, await source.read(input));
      };
      const found = await responses().get(key, await source.version(), make, { pin });
      const response = respondFromCache(found, request);
      // Whoever has it already costs nothing.
      if (isMade || response.status !== 304) chargeBytes(contract, found, request);
      return response;
    },
  });
  return { method: contract.method, handler, contract };
}
