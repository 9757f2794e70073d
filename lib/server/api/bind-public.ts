import 'server-only';
import { readsOfBytes } from '@/lib/server/api/reads-of-bytes';
import { chargeReads, isReadClass } from '@/lib/server/identity/rate-limits/read-allowance';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import type { Contract } from '@/lib/shared/calls/contract';
import type { ParamsOf, QueryOf, ResponseOf } from '@/lib/shared/calls/contract-types';
import { AppError } from '@/lib/shared/messages/errors';
import { handle } from './handle';
import { publicResponse, serializeInSteps } from './public-response';
import type { Endpoint } from './route';

const REVALIDATE = 'public, max-age=0, must-revalidate';

type PublicContract = Contract & { method: 'GET'; who: 'anyone'; isCached: true };

type ResultOf<C extends Contract> = C['success'] extends { list: infer Name extends string }
  ? ResponseOf<C> extends (infer Entry)[]
    ? { total: number } & Record<Name, readonly Entry[]>
    : never
  : ResponseOf<C>;

type Input<C extends Contract> = { params: ParamsOf<C>; query: QueryOf<C> };

function serialize({ success }: Contract, result: unknown): ReturnType<typeof serializeInSteps> {
  const cacheControl = ('cacheControl' in success && success.cacheControl) || REVALIDATE;
  if (!('list' in success)) return serializeInSteps(result, [['cache-control', cacheControl]]);
  const { total, [success.list]: entries } = result as Record<string, unknown>;
  return serializeInSteps(entries, [
    ['cache-control', cacheControl],
    ['x-total-count', String(total)],
  ]);
}

function chargeBytes({ rate }: PublicContract, bytes: number, request: Request): void {
  const reads = readsOfBytes(bytes);
  if (rate && isReadClass(rate) && reads > 0) chargeReads(rate, clientAddress(request.headers), { reads });
}

/**
 * The pipeline caches the response (lib/server/serving/pages/public-reads.ts). `read` does not get the caller, so
 * that nothing personal can enter it.
 */
export function bindPublic<C extends PublicContract>(
  contract: C,
  read: (input: Input<C>) => Promise<ResultOf<C>>,
): Endpoint {
  const handler = handle({
    path: contract.path,
    who: 'anyone',
    rate: contract.rate,
    params: contract.params,
    query: contract.query,
    run: async ({ params, query, request }) => {
      // The catalogue in memory may be older than changes by other instances, which cannot be read meanwhile.
      if (!isDatabaseReady()) throw new AppError('database-unavailable');
      const content = await serialize(contract, await read({ params, query } as unknown as Input<C>));
      chargeBytes(contract, content.body.byteLength, request);
      return publicResponse(content, request);
    },
  });
  return { method: contract.method, handler, contract };
}
