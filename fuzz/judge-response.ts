import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FuzzRequest, Role } from './request-arbitrary';

export type FuzzResponse = { status: number; type: string; text: string };

/** Returns what is wrong with the response to a request, in words; empty if it is as documented. */
export type Judge = (request: FuzzRequest, response: FuzzResponse, secrets: readonly string[]) => string[];

type Content = Record<string, unknown>;
type Operation = { responses: Record<string, { content?: Content }> };

export type OpenApiDocument = { paths: Record<string, Record<string, Operation>> };

/** No response may contain this, for any caller. */
const INSIDES =
  /\$argon2|passwordHash|sessionVersion|node_modules|MongoServerError|MongoError|at [\w.]+ \([^)]*:\d+:\d+\)|BSON|ECONN/;

/** Callers whose rights include the records of customers. */
const MAY_READ_ALL: ReadonlySet<Role> = new Set(['admin', 'program']);

function leakFaults(request: FuzzRequest, response: FuzzResponse, secrets: readonly string[]): string[] {
  const found: string[] = [];
  const inside = INSIDES.exec(response.text)?.[0];
  // An error response names the fields that were sent.
  const isEcho = inside !== undefined && `${request.address} ${request.body}`.includes(inside);
  if (inside !== undefined && !isEcho) found.push(`reveals internals: ${inside}`);
  if (!MAY_READ_ALL.has(request.role) && secrets.some((secret) => response.text.includes(secret))) {
    found.push('reveals data of someone else');
  }
  return found;
}

/** One step of a JSON pointer within a URI fragment. */
function step(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** Returns a function that judges responses by an OpenAPI document as it was served. */
export function makeJudge(document: OpenApiDocument): Judge {
  // Formats are checked by the patterns that zod writes beside them.
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    validateFormats: false,
    allErrors: true,
  });
  // Schemas are resolved within the document, which is not a schema itself.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, 'openapi');

  function validatorAt(...names: string[]): ValidateFunction {
    const pointer = names.map((name) => `/${step(name)}`).join('');
    const validate = ajv.getSchema(`openapi#${pointer}`);
    if (!validate) throw new Error(`the document has nothing at ${pointer}`);
    return validate;
  }

  function schemaFaults(text: string, validate: ValidateFunction): string[] {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return ['is said to be JSON and is not'];
    }
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    return errors.slice(0, 3).map(({ instancePath, message }) => `at ${instancePath || '/'} ${message}`);
  }

  const isProblem = validatorAt('components', 'schemas', 'Problem');

  function shapeFaults({ contract, isAstray }: FuzzRequest, { status, type, text }: FuzzResponse): string[] {
    const method = contract.method.toLowerCase();
    const documented = document.paths[contract.path]?.[method]?.responses[status];
    const undocumented = documented || isAstray ? [] : [`${status} is not in the document`];
    if (type.startsWith('application/problem+json'))
      return [...schemaFaults(text, isProblem), ...undocumented];
    if (isAstray || !documented) return undocumented;
    if (!documented.content?.['application/json']) return [];
    if (!type.startsWith('application/json')) return [`is ${type || 'of no type'}, not JSON`];
    const names = [
      'paths',
      contract.path,
      method,
      'responses',
      String(status),
      'content',
      'application/json',
    ];
    return schemaFaults(text, validatorAt(...names, 'schema'));
  }

  return (request, response, secrets) => [
    ...leakFaults(request, response, secrets),
    ...(response.status >= 500 ? [`is a ${response.status}`] : []),
    ...shapeFaults(request, response),
  ];
}
