import type { z } from 'zod';
import { costOfBeginning, costOfFile } from '@/lib/server/identity/rate-limits/read-allowance';
import { recordDataEvent } from '@/lib/server/platform/events/data-events';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { readIdempotencyKey } from '@/lib/server/platform/idempotency';
import type { BodyOf, Contract, ParamsOf, QueryOf, ResponseOf } from '@/lib/shared/calls/contract';
import type { Language } from '@/lib/shared/site/languages';
import { chargedRequestOf } from './charged-requests';
import { type ActorOf, handle } from './handle';
import { type ListPart, listHeaders, withPageSize } from './query/list-links';
import { strictnessOf } from './query/specified-calls';
import { readBodyFile, readBodyText, streamBodyFile } from './read-body';
import { type JsonResponse, respond } from './responses';
import type { Endpoint } from './route';

export type InputOf<C extends Contract> = {
  actor: ActorOf<C['who'], C['key']>;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: C extends { rawRequestBytes: number }
    ? string
    : C extends { file: { isStreamed: true } }
      ? AsyncIterable<Uint8Array>
      : C extends { file: object }
        ? Uint8Array
        : BodyOf<C>;
  /** The client's address, by which failed attempts are counted. */
  address: string;
  request: Request;
} & (C extends { pageLanguage: true } ? { language: Language | undefined } : unknown) &
  (C extends { idempotency: string } ? { idempotencyKey: string | undefined } : unknown);

/** So much of a file, some hundred rows, counts as a call. */
const BYTES_PER_CALL = 32 * 1024;

type Listed<Name extends string, Entry> = ListPart & Record<Name, readonly Entry[]>;

type SumsOf<C extends Contract> = C['success'] extends { sums: infer Sums extends z.ZodType }
  ? { sums: z.output<Sums> }
  : unknown;

export type ResultOf<C extends Contract> = C['success'] extends { list: infer Name extends string }
  ? ResponseOf<C> extends (infer Entry)[]
    ? Listed<Name, Entry> & SumsOf<C>
    : never
  : C['success'] extends { schema: unknown }
    ? ResponseOf<C> | JsonResponse<ResponseOf<C>>
    : C['success'] extends { mediaType: string }
      ? Response
      : C['success'] extends { status: 303 }
        ? string
        : // biome-ignore lint/suspicious/noConfusingVoidType: what a function without a result returns.
          void;

function cached({ cacheControl }: { cacheControl?: string }): [string, string][] {
  return cacheControl ? [['cache-control', cacheControl]] : [];
}

function toResponse(
  contract: Contract,
  result: unknown,
  { request, query }: { request: Request; query: unknown },
): Response {
  const { success } = contract;
  if (result instanceof Response) return result;
  if ('list' in success) {
    const { sums, [success.list]: entries, ...part } = result as Record<string, unknown>;
    const { length } = entries as readonly unknown[];
    const counted: [string, string][] = [
      ...listHeaders(contract, { url: request.url, query }, { ...(part as ListPart), length }),
      ...(success.sums ? [['x-sums', JSON.stringify(sums)] as [string, string]] : []),
    ];
    return respond(entries, { headers: [...counted, ...cached(success)] });
  }
  if ('schema' in success) {
    return respond(result, { status: success.status, headers: cached(success) });
  }
  if (success.status === 303) {
    // `Response.redirect` has headers that cannot be added to.
    return new Response(null, { status: 303, headers: { location: new URL(String(result)).href } });
  }
  return new Response(null, { status: success.status, headers: { 'cache-control': 'no-store' } });
}

/** A list of personal records is audited once more than so many of its first entries are read. */
const LOOK_ROWS = 50;

/** Reading a list without an end, beyond its first page, or much of it at once is recorded. */
async function recordRead(
  { success, path }: Contract,
  input: InputOf<Contract>,
  result: unknown,
): Promise<void> {
  const { actor, query } = input;
  if (!('list' in success) || !actor) return;
  const listed = result as Listed<string, unknown>;
  const rows = listed[success.list]?.length ?? 0;
  const { page, limit } = (query ?? {}) as { page?: number; limit?: number };
  const isPart = page !== undefined || limit !== undefined || listed.limit !== undefined;
  const isLook = isPart && (page ?? 1) === 1 && rows <= LOOK_ROWS;
  if (!isLook) await recordDataEvent('data.read', { actor, what: path, rows });
}

/** So many bytes of a streamed file are charged at once. */
const CHARGED_BYTES = 256 * 1024;

/** Sends a file at the pace at which its reader takes it, and charges what it costs meanwhile. */
function passOn(response: Response, charge: (bytes: number) => void): Response {
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes >= CHARGED_BYTES) {
        charge(bytes);
        bytes = 0;
      }
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counted), response);
}

export function bind<C extends Contract, const R extends ResultOf<C>>(
  contract: C,
  run: (input: InputOf<C>) => Promise<R>,
): Endpoint {
  const handler = handle({
    path: contract.path,
    who: contract.who,
    key: contract.key,
    sameOrigin: contract.sameOrigin,
    rate: contract.rate,
    work: (body) => (contract.work?.(body) ?? 0) + costOfBeginning(contract),
    params: contract.params,
    query: contract.query,
    strictness: strictnessOf(contract),
    body: contract.rawRequestBytes === undefined ? contract.request : undefined,
    widerBody: contract.widerRequest,
    chargedBody: chargedRequestOf(contract),
    bodyBytesMax: contract.requestBytesMax,
    run: async (input) => {
      const { request, chargeProgram, chargeServed } = input;
      const isStreamed = contract.file?.isStreamed === true;
      const file = contract.file && !isStreamed ? await readBodyFile(request, contract.file) : undefined;
      if (file && file.length >= BYTES_PER_CALL) chargeProgram(Math.floor(file.length / BYTES_PER_CALL));
      const checked = {
        ...input,
        query: withPageSize(contract, input.query),
        address: clientAddress(request.headers),
        idempotencyKey: contract.idempotency ? readIdempotencyKey(request.headers) : undefined,
        ...(file ? { body: file } : {}),
        ...(contract.file && isStreamed ? { body: streamBodyFile(request, contract.file) } : {}),
        ...(contract.rawRequestBytes ? { body: await readBodyText(request, contract.rawRequestBytes) } : {}),
      };
      const result = await run(checked as unknown as InputOf<C>);
      if (contract.isPersonal) await recordRead(contract, checked as unknown as InputOf<Contract>, result);
      if (!(result instanceof Response && 'mediaType' in contract.success))
        return toResponse(contract, result, checked);
      if (contract.success.isStreamed)
        return passOn(result, (bytes) => chargeServed(costOfFile(contract, bytes)));
      const content = await result.arrayBuffer();
      chargeServed(costOfFile(contract, content.byteLength));
      return new Response(content, result);
    },
  });
  return { method: contract.method, handler, contract };
}
