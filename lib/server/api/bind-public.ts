import 'server-only';
import { createHash } from 'node:crypto';
import { readsOfBytes } from '@/lib/server/identity/rate-limits/rate-rules';
import { chargeReads, isReadClass } from '@/lib/server/identity/rate-limits/read-allowance';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { acceptedLanguage } from '@/lib/server/platform/http/accept';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { hasRepresentation } from '@/lib/server/platform/http/conditional-request';
import { createPause } from '@/lib/server/platform/work-in-steps';
import type { Contract, ParamsOf, QueryOf, ResponseOf } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { handle } from './handle';
import { listHeaders, withPageSize } from './query/list-links';
import { strictnessOf } from './query/specified-calls';
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

/** Returns whether texts are in the language asked for: by `language` of the query, or by `Accept-Language`. */
const hasLanguages = ({ query }: Contract) => query !== undefined && 'language' in query.shape;

function serialize(
  contract: Contract,
  result: unknown,
  asked: { url: string; query: unknown },
): ReturnType<typeof serializeInSteps> {
  const { success } = contract;
  const headers: [string, string][] = [
    ['cache-control', ('cacheControl' in success && success.cacheControl) || REVALIDATE],
    ...(hasLanguages(contract) ? [['vary', 'Accept-Language'] as [string, string]] : []),
  ];
  if (!('list' in success)) return serializeInSteps(result, headers);
  const { total, [success.list]: entries } = result as Record<string, unknown>;
  return serializeInSteps(entries, [
    ...headers,
    ...listHeaders(contract, asked, { total: Number(total), length: (entries as unknown[]).length }),
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
    isCached: true,
    rate: contract.rate,
    params: contract.params,
    query: contract.query,
    strictness: strictnessOf(contract),
    run: async ({ params, query: sent, request }) => {
      const query = withPageSize(contract, sent);
      // The catalogue in memory may be older than changes by other instances, which cannot be read meanwhile.
      if (!isDatabaseReady()) throw new AppError('database-unavailable');
      const { language = acceptedLanguage(request.headers.get('accept-language')) } = {
        ...(query as { language?: Language } | undefined),
      };
      const input = { params, query, language } as unknown as Input<C>;
      const content = await serialize(contract, await read(input), { url: request.url, query });
      chargeBytes(contract, content.body.byteLength, request);
      return publicResponse(content, request);
    },
  });
  return { method: contract.method, handler, contract };
}

const ENTRIES_PER_STEP = 200;

function* jsonParts(value: unknown): Generator<string> {
  if (!Array.isArray(value)) return yield JSON.stringify(value);
  yield '[';
  for (let from = 0; from < value.length; from += ENTRIES_PER_STEP) {
    const entries = JSON.stringify(value.slice(from, from + ENTRIES_PER_STEP)).slice(1, -1);
    yield from === 0 ? entries : `,${entries}`;
  }
  yield ']';
}

type Headers = readonly [name: string, value: string][];

type Content = { body: Buffer<ArrayBuffer>; etag: string; headers: Headers };

/**
 * A long list in steps with other work between them. The ETag covers the headers too, and is weak: it is that of
 * each encoding in which the response may leave (RFC 9110 §8.8.3.3).
 */
async function serializeInSteps(value: unknown, headers: Headers): Promise<Content> {
  const pause = createPause();
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  for (const json of jsonParts(value)) {
    const part = Buffer.from(json);
    hash.update(part);
    parts.push(part);
    await pause();
  }
  const etag = `W/"${hash.update(JSON.stringify(headers)).digest('base64url')}"`;
  return { body: Buffer.concat(parts), etag, headers };
}

function publicResponse({ body, etag, headers }: Content, request: Request): Response {
  const sent: [string, string][] = [...headers, ['etag', etag]];
  if (hasRepresentation(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: sent });
  sent.push(['content-type', 'application/json'], ['content-length', String(body.byteLength)]);
  return new Response(request.method === 'HEAD' ? null : body, { headers: sent });
}
