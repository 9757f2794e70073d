import type { Resolve } from './json-schema';
import { faultsOf, type JsonSchema } from './json-schema';
import type { FuzzRequest } from './make-request';

export type Answer = { status: number; type: string; text: string };

/** What no answer may hold, whoever asks. */
const INSIDES =
  /\$argon2|passwordHash|sessionVersion|node_modules|MongoServerError|MongoError|at [\w.]+ \([^)]*:\d+:\d+\)|BSON|ECONN/;

function leakFaults(request: FuzzRequest, answer: Answer, secrets: readonly string[]): string[] {
  const found: string[] = [];
  const inside = INSIDES.exec(answer.text)?.[0];
  // A refusal names the fields that were sent.
  const isEcho = inside !== undefined && `${request.address} ${request.body}`.includes(inside);
  if (inside !== undefined && !isEcho) found.push(`tells of the inside: ${inside}`);
  if (request.role !== 'admin' && secrets.some((secret) => answer.text.includes(secret))) {
    found.push('tells what belongs to someone else');
  }
  return found;
}

function schemaFaults(text: string, schema: JsonSchema, resolve: Resolve): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ['is said to be JSON and is not'];
  }
  return [...faultsOf(value, schema, 'the answer', resolve)].slice(0, 3);
}

/** A problem of the store's own, wherever the request went. */
const PROBLEM: JsonSchema = { $ref: '#/components/schemas/Problem' };

function shapeFaults(request: FuzzRequest, answer: Answer, resolve: Resolve): string[] {
  const { operation, isAstray } = request;
  const { status, type, text } = answer;
  if (type.startsWith('application/problem+json')) {
    const faults = schemaFaults(text, PROBLEM, resolve);
    if (!isAstray && !operation.responses[status]) faults.push(`${status} is not in the document`);
    return faults;
  }
  if (isAstray) return [];
  const documented = operation.responses[status];
  if (!documented) return [`${status} is not in the document`];
  const content = documented.content?.['application/json'];
  if (!content) return [];
  if (!type.startsWith('application/json')) return [`is ${type || 'of no type'}, not JSON`];
  return schemaFaults(text, content.schema, resolve);
}

/** Everything that is wrong with an answer, in words; nothing if it is as the document says. */
export function judgeAnswer(
  request: FuzzRequest,
  answer: Answer,
  secrets: readonly string[],
  resolve: Resolve,
): string[] {
  const faults = leakFaults(request, answer, secrets);
  if (answer.status >= 500) faults.push(`is a ${answer.status}`);
  return [...faults, ...shapeFaults(request, answer, resolve)];
}
