import 'server-only';
import { readsOfBytes } from '@/lib/server/api/reads-of-bytes';
import { chargeReads, isReadClass } from '@/lib/server/identity/rate-limits/read-allowance';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { acceptedLanguage } from '@/lib/server/platform/http/accepted-language';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import type { Contract } from '@/lib/shared/calls/contract';
import type { ParamsOf, QueryOf, ResponseOf } from '@/lib/shared/calls/contract-types';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
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

type Input<C extends Contract> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  /** In which texts are asked for. */
  language: Language;
};

/** Whether texts are in the language asked for: by `language` of the query, or by `Accept-Language`. */
const hasLanguages = ({ query }: Contract) => query !== undefined && 'language' in query.shape;

function serialize(contract: Contract, result: unknown): ReturnType<typeof serializeInSteps> {
  const { success } = contract;
  const headers: [string, string][] = [
    ['cache-control', ('cacheControl' in success && success.cacheControl) || REVALIDATE],
    ...(hasLanguages(contract) ? [['vary', 'Accept-Language'] as [string, string]] : []),
  ];
  if (!('list' in success)) return serializeInSteps(result, headers);
  const { total, [success.list]: entries } = result as Record<string, unknown>;
  return serializeInSteps(entries, [...headers, ['x-total-count', String(total)]]);
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
      const { language = acceptedLanguage(request.headers.get('accept-language')) } = {
        ...(query as { language?: Language } | undefined),
      };
      const input = { params, query, language } as unknown as Input<C>;
      const content = await serialize(contract, await read(input));
      chargeBytes(contract, content.body.byteLength, request);
      return publicResponse(content, request);
    },
  });
  return { method: contract.method, handler, contract };
}
