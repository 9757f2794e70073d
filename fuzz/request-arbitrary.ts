import fc from 'fast-check';
import { z } from 'zod';
import { requestHeadersOf } from '@/lib/server/api/openapi/call-facts';
import { type Contract, METHODS } from '@/lib/shared/calls/contract';
import { baseUrl } from '@/tests/support/store';
import { fileArbitrary } from './file-arbitrary';
import { BROKEN_BODIES, HOSTILE_TEXTS, sendable } from './hostile-values';
import type { Cast } from './people';
import {
  anyText,
  anyValue,
  fittingValue,
  type JsonSchema,
  mostly,
  perhapsNot,
  recordOf,
  type Sensible,
  valueArbitrary,
} from './value-arbitrary';

export const ROLES = ['visitor', 'stranger', 'stranger by cookie', 'admin', 'program', 'forger'] as const;
export type Role = (typeof ROLES)[number];

/** Callers with more rights make more calls. */
const TURNS: readonly Role[] = [...ROLES, 'stranger', 'admin', 'stranger', 'admin'];

export type FuzzRequest = {
  contract: Contract;
  role: Role;
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** True if the address may reach another call than the one it was made for. */
  isAstray: boolean;
};

const NO_ID = '0123456789abcdef01234567';

function sensibleFor(cast: Cast): Sensible {
  // The last may come to be registered, so it is not one that other tests on the same store expect to be free.
  const emails = [cast.victim.email, cast.stranger.email, cast.admin.email, 'newcomer@fuzz.example.com'];
  return {
    id: [cast.victimOrder, cast.strangerOrder, cast.toolId, cast.importId, NO_ID],
    sku: [cast.sku, 'FUZZ-1', 'fuzz 1', 'FUZZ-2'],
    orderId: [cast.victimOrder, cast.strangerOrder, NO_ID],
    toolId: [cast.toolId, NO_ID],
    email: emails,
    buyerEmail: emails,
    actor: [...emails, 'visitor', 'system'],
    subject: emails,
    orderQuantity: [1, 2, 5, 0, 1_000_001],
    quantity: [1, 2, 5],
    orderValue: [12.5, 25, 62.5, 0.5],
    seenDue: [12.5, 25, 62.5, 0.5],
    version: [0, 1, 2, 3],
    transactionId: ['pi_does_not_exist', 'pi_3'],
    phone: ['5550100', '+49 30 123'],
    image: ['/placeholder.webp', 'https://example.com/a.png'],
    page: [1, 2, 3],
    limit: [1, 5, 20],
    rating: [1, 5, 3],
    revision: [1, 2],
    step: [1, 5],
    successorId: [cast.toolId, NO_ID, null],
    ids: [[cast.toolId], [cast.toolId, NO_ID]],
    q: ['hammer', 'm-10', 'ball peen'],
    currentPassword: ['not-the-password'],
    password: ['not-the-password', 'short'],
  };
}

function textOf(value: unknown): string {
  return sendable(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
}

function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
}

type Path = { path: string; isAstray: boolean };

/** A part of a path: a valid value, or a hostile text, mostly encoded. An empty one makes the address of another call. */
function partArbitrary(
  name: string,
  schema: JsonSchema,
  sensible: Sensible,
): fc.Arbitrary<{ text: string; isAstray: boolean }> {
  const right = fittingValue(name, schema, sensible).map((value) => encodeURIComponent(textOf(value)));
  const encoded = anyText.map((text) => encodeURIComponent(sendable(text)));
  const raw = fc.constantFrom(...HOSTILE_TEXTS).map((text) => text.replace(/[^\w%.-]/g, ''));
  return mostly(
    0.8,
    right.map((text) => ({ text, isAstray: text === '' })),
    mostly(0.9, encoded, raw).map((text) => ({ text, isAstray: true })),
  );
}

function pathArbitrary({ path, params }: Contract, sensible: Sensible): fc.Arbitrary<Path> {
  const { properties = {} } = params ? jsonSchemaOf(params, 'input') : {};
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return fc
    .tuple(...names.map((name) => partArbitrary(name, properties[name] ?? {}, sensible)))
    .map((parts) => {
      const left = parts.values();
      return {
        path: path.replace(/\{\w+\}/g, () => left.next().value?.text ?? ''),
        isAstray: parts.some((part) => part.isAstray),
      };
    });
}

/** The query, with a field repeated or unknown now and then. */
function queryArbitrary({ query }: Contract, sensible: Sensible): fc.Arbitrary<string> {
  const { properties = {}, required } = query ? jsonSchemaOf(query, 'input') : {};
  const isRequired = new Set(required);
  const fields = Object.entries(properties).map(([name, property]) => {
    const values = fc
      .tuple(valueArbitrary(name, property, sensible), perhapsNot(0.95, fc.constant('again')))
      .map((both) => both.filter((value) => value !== undefined).map((value) => [name, textOf(value)]));
    return isRequired.has(name) ? values : perhapsNot(0.5, values);
  });
  const stray = fc.tuple(anyText, anyValue).map(([name, value]) => [[sendable(name), textOf(value)]]);
  return fc.tuple(...fields, perhapsNot(0.9, stray)).map((all) => {
    const text = new URLSearchParams(all.flatMap((entries) => entries ?? [])).toString();
    return text === '' ? '' : `?${text}`;
  });
}

function bodyArbitrary(contract: Contract, sensible: Sensible): fc.Arbitrary<string | undefined> {
  const { method, request, file } = contract;
  if (method === 'GET') return fc.constant(undefined);
  if (file) return perhapsNot(0.05, fileArbitrary(contract, sensible));
  const broken = fc.constantFrom(...BROKEN_BODIES);
  if (!request) return perhapsNot(0.8, broken);
  const json = valueArbitrary('', jsonSchemaOf(request, 'output'), sensible).map((value) =>
    JSON.stringify(value),
  );
  return perhapsNot(0.05, mostly(0.9, json, broken));
}

function forgedTokens(token: string): string[] {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  const admin = Buffer.from('{"sub":"0123456789abcdef01234567","role":"admin"}').toString('base64url');
  return [
    `${none}.${claims}.`,
    `${head}.${admin}.${signature}`,
    `${head}.${claims}.${'A'.repeat(43)}`,
    'x',
    '',
    'null',
  ];
}

function proofArbitrary(role: Role, cast: Cast): fc.Arbitrary<Record<string, string>> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  switch (role) {
    case 'visitor':
      return fc.constant({});
    case 'stranger':
      return fc.constant(bearer(cast.stranger.token));
    case 'stranger by cookie':
      return fc.record({
        cookie: fc.constant(cast.stranger.cookie),
        origin: mostly(0.9, fc.constant(new URL(baseUrl()).origin), fc.constant('https://evil.example')),
        'sec-fetch-site': mostly(0.9, fc.constant('same-origin'), fc.constant('cross-site')),
      });
    case 'admin':
      return fc.constant(bearer(cast.admin.token));
    case 'program':
      return fc.constant(bearer(cast.program.key));
    case 'forger':
      return fc.constantFrom(...forgedTokens(cast.victim.token)).map(bearer);
  }
}

const OTHER_TYPES = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonx',
  'x',
);

const typeArbitrary = ({ file }: Contract): fc.Arbitrary<string> =>
  mostly(0.95, fc.constant(file?.mediaType ?? 'application/json'), OTHER_TYPES);

/** Headers that the call reads, with values of any kind that a header can have. */
function headersArbitrary(contract: Contract): fc.Arbitrary<Record<string, string>> {
  const value = fc.constantFrom(...HOSTILE_TEXTS.filter((text) => /^[\x20-\x7e]{0,300}$/.test(text)));
  const entries = Object.keys(requestHeadersOf(contract)).map((name) =>
    perhapsNot(
      0.5,
      value.map((text) => [name, text] as const),
    ),
  );
  return recordOf(entries);
}

/** Requests to a call, mostly valid, often with something wrong. */
export function requestArbitrary(contract: Contract, cast: Cast): fc.Arbitrary<FuzzRequest> {
  const sensible = sensibleFor(cast);
  const who = fc
    .constantFrom(...TURNS)
    .chain((role) => proofArbitrary(role, cast).map((proof) => ({ role, proof })));
  return fc
    .record({
      who,
      place: pathArbitrary(contract, sensible),
      query: queryArbitrary(contract, sensible),
      method: mostly(0.97, fc.constant(contract.method), fc.constantFrom<string>(...METHODS, 'OPTIONS')),
      bodyIfAllowed: bodyArbitrary(contract, sensible),
      type: typeArbitrary(contract),
      headers: headersArbitrary(contract),
    })
    .map(({ who: { role, proof }, place, query, method, bodyIfAllowed, type, headers }) => {
      const body = method === 'GET' ? undefined : bodyIfAllowed;
      return {
        contract,
        role,
        method,
        address: `${place.path}${query}`,
        headers: { ...(body === undefined ? {} : { 'content-type': type }), ...headers, ...proof },
        body: body === undefined ? undefined : sendable(body),
        isAstray: place.isAstray || method !== contract.method,
      };
    });
}
