import { shop } from '#shop';
import { ALL_CALLS, nameOfCall } from '@/lib/server/api/openapi/all-calls';
import { requestHeadersOf } from '@/lib/server/api/openapi/call-facts';
import { sessionCookieName } from '@/lib/server/identity/sessions/session-cookie';
import { env } from '@/lib/server/platform/config/env';
import { releaseVersion } from '@/lib/server/platform/releases/release-version';
import type { Contract, Who } from '@/lib/shared/calls/contract';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { CURRENCY } from '@/lib/shared/site/currency';
import { currency } from '@/lib/shared/texts/en/currency';
import { everyRequestOf } from '../charged-requests';
import { requestExample, responseExample } from './call-examples';
import { errorsOf, responseSchemaOf, whoSentence } from './call-facts';
import { type JsonSchema, jsonSchema, plainJsonSchema } from './json-schema';
import { parameterText } from './parameter-texts';
import { SchemaNames } from './schema-names';

const SECURITY: Record<Who, Record<string, string[]>[]> = {
  anyone: [],
  signature: [],
  session: [{ session: [] }],
  bearer: [{ bearer: [] }],
  either: [{ bearer: [] }, { session: [] }],
  admin: [{ bearer: [] }],
  'either-admin': [{ bearer: [] }, { session: [] }],
  optional: [],
};

/** `{}` says that anyone may call; credentials are then for what only admins see. */
function securityOf({ who, key }: Contract): Record<string, string[]>[] {
  if (!key) return SECURITY[who];
  const open = who === 'anyone' ? [{}, ...SECURITY.admin] : SECURITY[who];
  return [...open, ...(typeof key === 'string' ? [key] : key).map((scope) => ({ apiKey: [scope] }))];
}

function parametersOf(call: Contract): JsonSchema[] {
  const from = (place: 'path' | 'query', schema: Contract['params']): JsonSchema[] => {
    if (!schema) return [];
    const json = plainJsonSchema(schema, 'input');
    const required = new Set((json.required as string[] | undefined) ?? []);
    return Object.entries(json.properties as Record<string, JsonSchema>).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.has(name),
      description: parameterText(call, name),
      schema: property,
    }));
  };
  const headers = Object.entries(requestHeadersOf(call)).map(([name, description]) => ({
    name,
    in: 'header',
    required: call.who === 'signature',
    description,
    schema: { type: 'string' },
  }));
  return [...from('path', call.params), ...from('query', call.query), ...headers];
}

const LINK = {
  description:
    'The first, previous, next and last page (RFC 8288), with the parameters of the request; absent where the list is sent as a whole.',
  schema: { type: 'string' },
};

function headersOf({ success, isCached, query }: Contract): JsonSchema {
  const headers = {
    ...('list' in success
      ? {
          'X-Total-Count': {
            description: `How many ${success.list} match in all.`,
            schema: { type: 'integer' },
          },
          ...(query && 'page' in query.shape ? { Link: LINK } : {}),
          ...(success.sums
            ? {
                'X-Sums': {
                  description: `Sums of all ${success.list} that match, as JSON.`,
                  schema: { type: 'string' },
                },
              }
            : {}),
        }
      : {}),
    ...(isCached
      ? { ETag: { description: 'Another one after each change.', schema: { type: 'string' } } }
      : {}),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/** A file in a part, and texts beside it. */
function uploadBody({ uploadFields }: Contract): JsonSchema {
  const { properties = {} } = uploadFields ? jsonSchema(uploadFields) : {};
  const file = { type: 'string', format: 'binary' };
  const schema = { type: 'object', required: ['file'], properties: { file, ...(properties as object) } };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** The body that is a file: of rows of JSON, the schema of one. */
function fileBody(
  { mediaType, others = [], line }: NonNullable<Contract['file']>,
  example: unknown,
): JsonSchema {
  const schema = line ? plainJsonSchema(line, 'input') : { type: 'string' };
  const binary = { schema: { type: 'string', format: 'binary' } };
  const also = Object.fromEntries(others.map((type) => [type, binary]));
  return { required: true, content: { [mediaType]: { schema, ...(line ? { example } : {}) }, ...also } };
}

function successOf(call: Contract, names: SchemaNames): JsonSchema {
  const { success } = call;
  const schema = responseSchemaOf(call);
  return {
    description: success.description,
    ...headersOf(call),
    ...(schema
      ? {
          content: {
            'application/json': {
              schema: names.of(schema, call, 'Response'),
              example: responseExample(call),
            },
          },
        }
      : {}),
    ...('mediaType' in success
      ? { content: { [success.mediaType]: { schema: { type: 'string', format: 'binary' } } } }
      : {}),
  };
}

function refusalsOf(call: Contract): Record<string, JsonSchema> {
  const codes = errorsOf(call);
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

function operationOf(call: Contract, names: SchemaNames): JsonSchema {
  const parameters = parametersOf(call);
  const request = everyRequestOf(call);
  return {
    operationId: nameOfCall(call),
    tags: [call.tag],
    summary: call.summary,
    description: `Who: ${whoSentence(call)}`,
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request
      ? {
          requestBody: {
            required: !request.safeParse(undefined).success,
            content: {
              'application/json': {
                schema: names.of(request, call, 'Request'),
                example: requestExample(call),
              },
            },
          },
        }
      : {}),
    ...(call.upload ? { requestBody: uploadBody(call) } : {}),
    ...(call.file ? { requestBody: fileBody(call.file, requestExample(call)) } : {}),
    responses: {
      [String(call.success.status)]: successOf(call, names),
      ...(call.accepted
        ? {
            '202': {
              description: 'It goes on in the background.',
              content: { 'application/json': { schema: names.of(call.accepted, call, 'Accepted') } },
            },
          }
        : {}),
      ...(call.isCached ? { '304': { description: 'What the client has is still the same.' } } : {}),
      ...refusalsOf(call),
    },
  };
}

type OpenApiDocument = JsonSchema & { openapi: string };

function makeDocument(): OpenApiDocument {
  const paths: Record<string, JsonSchema> = {};
  const names = new SchemaNames();
  for (const call of ALL_CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, names) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shop.name} API`,
      version: releaseVersion(),
      description:
        `Money is a number of ${currency.name} with at most ${CURRENCY.minorUnits} decimals, dates are ISO 8601, ids are 24 hexadecimal digits. ` +
        'Failures are application/problem+json (RFC 9457) with a code. ' +
        'Answers to a key or token, and every 429, have `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (seconds until the limit is whole again; of a 429, until the next call is served).',
      contact: { email: shop.contact.email },
    },
    servers: [{ url: new URL(env().NEXTAUTH_URL).origin }],
    tags: [...new Set(ALL_CALLS.map((call) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: names.components(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'flk_…',
          description: 'An API key that has the scope listed with the call.',
        },
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName() },
      },
    },
  };
}

let made: OpenApiDocument | undefined;

/** OpenAPI 3.1 (product §7.10). Made once, as that takes long. */
export function openApiDocument(): OpenApiDocument {
  made ??= makeDocument();
  return made;
}
