import 'server-only';
import { sessionCookieName } from '@/lib/server/auth/session-cookie';
import { env } from '@/lib/server/config/env';
import { BRAND } from '@/lib/shared/brand';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/errors';
import type { ApiCall, Caller } from './api-call';
import { type JsonSchema, jsonSchema, plainJsonSchema } from './json-schema';
import { API_CALLS, NAMED_SCHEMAS } from './registry';

const SECURITY: Record<Caller, Record<string, string[]>[]> = {
  anyone: [],
  signature: [],
  session: [{ session: [] }],
  bearer: [{ bearer: [] }],
  either: [{ bearer: [] }, { session: [] }],
  admin: [{ bearer: [] }],
  optional: [],
};

const WHO: Record<Caller, string> = {
  anyone: 'Anyone.',
  signature: 'The payment provider, by its signature.',
  session: 'The signed-in session (cookie), from the store’s own pages.',
  bearer: 'With token.',
  either: 'With token, or the signed-in session from the store’s own pages.',
  admin: 'With the token of an admin.',
  optional:
    'Anyone; of someone signed in (token, or the session from the store’s own pages) it is kept with the account.',
};

/** Who may make the call, in a sentence. */
export function whoSentence(call: ApiCall): string {
  return call.whose ? `${WHO[call.who].slice(0, -1)}: ${call.whose}.` : WHO[call.who];
}

/** Every code a call may be refused with: its own, and those that go with its kind. */
export function problemsOf(call: ApiCall): ProblemCode[] {
  const codes = new Set<ProblemCode>();
  const isGuarded = call.who !== 'anyone' && call.who !== 'signature';
  if (isGuarded) codes.add('unauthenticated');
  if (call.who === 'admin') codes.add('forbidden');
  if (call.who === 'session' || call.who === 'either' || call.who === 'optional') codes.add('cross-site');
  if (call.params && 'id' in call.params.shape) codes.add('not-found');
  if (call.query || call.body) codes.add('validation-failed');
  if (call.query) codes.add('too-large');
  if (call.body) for (const code of ['malformed-json', 'too-large'] as const) codes.add(code);
  if (call.body && call.who !== 'signature') codes.add('unsupported-media-type');
  if (call.tag !== 'Service' && call.who !== 'signature') codes.add('rate-limited');
  for (const code of call.problems ?? []) codes.add(code);
  return [...codes].sort((a, b) => PROBLEMS[a][0] - PROBLEMS[b][0] || a.localeCompare(b));
}

function parametersOf(call: ApiCall): JsonSchema[] {
  const from = (place: 'path' | 'query', schema: ApiCall['params']): JsonSchema[] => {
    if (!schema) return [];
    const json = plainJsonSchema(schema, 'input');
    const required = new Set((json.required as string[] | undefined) ?? []);
    return Object.entries(json.properties as Record<string, JsonSchema>).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.has(name),
      schema: property,
    }));
  };
  const headers = Object.entries(call.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: call.who === 'signature',
    description,
    schema: { type: 'string' },
  }));
  return [...from('path', call.params), ...from('query', call.query), ...headers];
}

function answerOf({ answer }: ApiCall): JsonSchema {
  const headers = Object.entries(answer.headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'integer' } },
  ]);
  return {
    description: answer.description,
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(answer.schema ? { content: { 'application/json': { schema: jsonSchema(answer.schema) } } } : {}),
    ...(answer.mediaType
      ? { content: { [answer.mediaType]: { schema: { type: 'string', format: 'binary' } } } }
      : {}),
  };
}

function refusalsOf(call: ApiCall): Record<string, JsonSchema> {
  const codes = problemsOf(call);
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code][0]))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes
          .filter((code) => PROBLEMS[code][0] === status)
          .map((code) => `\`${code}\`: ${PROBLEMS[code][2]}`)
          .join('\n\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function operationOf(call: ApiCall): JsonSchema {
  const parameters = parametersOf(call);
  return {
    operationId: `${call.method} ${call.path}`.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, ''),
    tags: [call.tag],
    summary: call.summary,
    description: `Who: ${whoSentence(call)}`,
    security: SECURITY[call.who],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? {
          requestBody: {
            required: !call.body.safeParse(undefined).success,
            content: { 'application/json': { schema: jsonSchema(call.body) } },
          },
        }
      : {}),
    responses: { [String(call.answer.status)]: answerOf(call), ...refusalsOf(call) },
  };
}

/** The OpenAPI 3.1 document of the store's API, made from the schemas that the routes check with (decisions §2). */
export function openApiDocument(): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const call of API_CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name} API`,
      version: '1.0.0',
      description:
        'Money is a number of dollars with at most two decimals, dates are ISO 8601, ids are 24 hexadecimal digits. ' +
        'Failures are application/problem+json (RFC 9457) with a code.',
      contact: { email: BRAND.contactEmail },
    },
    servers: [{ url: new URL(env().NEXTAUTH_URL).origin }],
    tags: [...new Set(API_CALLS.map((call) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [name, plainJsonSchema(schema, 'output')]),
      ),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName() },
      },
    },
  };
}
