import { isDeepStrictEqual } from 'node:util';
import type { Exchange, Json } from './exchange';

/** Field names and messages by field: what is wrong with a request, where an addition is a new requirement. */
const EXACT = 'body.errors';

function isRecord(value: Json | undefined): value is { [field: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: Json | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/** Returns every field below a value, by its path; the entries of a list are not distinguished. */
function* fieldPaths(value: Json, path: string): Generator<string> {
  if (Array.isArray(value)) for (const element of value) yield* fieldPaths(element, `${path}[]`);
  if (!isRecord(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    yield `${path}.${field}`;
    yield* fieldPaths(inner, `${path}.${field}`);
  }
}

/** Every field that some response of a call is recorded with. */
export function recordedFields(exchanges: readonly Exchange[]): ReadonlySet<string> {
  return new Set(exchanges.flatMap(({ response }) => [...fieldPaths(response.body, 'body')]));
}

function* ofBody(
  was: Json,
  is: Json | undefined,
  fields: ReadonlySet<string>,
  path: string,
  place: string,
): Generator<string> {
  if (Array.isArray(was) && Array.isArray(is)) {
    if (was.length !== is.length) yield `${place}: ${was.length} entries became ${is.length}`;
    for (const [index, element] of was.slice(0, is.length).entries())
      yield* ofBody(element, is[index], fields, `${path}[]`, `${place}[${index}]`);
    return;
  }
  if (path === EXACT || !isRecord(was) || !isRecord(is)) {
    if (!isDeepStrictEqual(was, is)) yield `${place}: ${show(was)} became ${show(is)}`;
    return;
  }
  for (const [field, inner] of Object.entries(was)) {
    if (Object.hasOwn(is, field))
      yield* ofBody(inner, is[field], fields, `${path}.${field}`, `${place}.${field}`);
    else yield `${place}.${field}: ${show(inner)} is missing`;
  }
  for (const field of Object.keys(is)) {
    if (!Object.hasOwn(was, field) && fields.has(`${path}.${field}`))
      yield `${place}.${field}: ${show(is[field])} appeared; other responses of this call have it, this one did not`;
  }
}

/** A path that accepts more methods than recorded has a new call; it must still accept all the recorded ones. */
function takesStill(was: string | undefined, is: string | undefined): boolean {
  const methods = is?.split(', ') ?? [];
  return was?.split(', ').every((method) => methods.includes(method)) ?? false;
}

function* ofHeaders(was: Record<string, string>, is: Record<string, string>): Generator<string> {
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const isSame = was[name] === is[name] || (name === 'allow' && takesStill(was[name], is[name]));
    if (!isSame) yield `header ${name}: ${show(was[name])} became ${show(is[name])}`;
  }
}

/**
 * Returns how an exchange differs from its recording, one line for each difference. Request, status and the compared
 * headers must be the same (`Allow` may name more methods), and so must every recorded field of the body, its type and
 * its value, recursively; a list has as many entries as it had. Only fields that no response of the call was recorded
 * with (`fields`) may be added, and none to the errors of a refusal, where they would be a new requirement.
 */
export function differences(was: Exchange, is: Exchange, fields: ReadonlySet<string>): string[] {
  const found: string[] = [];
  if (!isDeepStrictEqual(was.request, is.request))
    found.push(`request: ${show(was.request as Json)} became ${show(is.request as Json)}`);
  // With another status everything differs.
  if (was.response.status !== is.response.status)
    return [
      ...found,
      `status: ${was.response.status} became ${is.response.status} with ${show(is.response.body)}`,
    ];
  return [
    ...found,
    ...ofHeaders(was.response.headers, is.response.headers),
    ...ofBody(was.response.body, is.response.body, fields, 'body', 'body'),
  ];
}
