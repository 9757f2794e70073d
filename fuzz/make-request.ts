import { baseUrl } from '@/tests/support/store';
import type { Operation, Parameter } from './document';
import { BROKEN_BODIES, HOSTILE_TEXTS, sendable } from './hostile-values';
import { anyValue, makeValue, type Sensible } from './make-value';
import type { Cast } from './people';
import type { Random } from './random';

export const ROLES = ['visitor', 'stranger', 'stranger by cookie', 'admin', 'forger'] as const;
export type Role = (typeof ROLES)[number];

/** Those who get further call more often. */
const TURNS: readonly Role[] = [...ROLES, 'stranger', 'admin', 'stranger', 'admin'];

export type FuzzRequest = {
  operation: Operation;
  role: Role;
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether the address may lead to another call than the one it was made for. */
  isAstray: boolean;
};

const NO_ID = '0123456789abcdef01234567';

function sensibleFor(cast: Cast, random: Random): Sensible {
  const emails = [cast.victim.email, cast.stranger.email, cast.admin.email, 'nobody@example.com'];
  const values: Record<string, readonly unknown[]> = {
    id: [cast.victimOrder, cast.strangerOrder, cast.toolId, NO_ID],
    orderId: [cast.victimOrder, cast.strangerOrder, NO_ID],
    toolId: [cast.toolId, NO_ID],
    email: emails,
    buyerEmail: emails,
    actor: [...emails, 'visitor', 'system'],
    subject: emails,
    orderQuantity: [1, 2, 5, 0, 1_000_001],
    quantity: [1, 2, 5],
    orderValue: [12.5, 25, 62.5, 0.5],
    transactionId: ['pi_does_not_exist', 'pi_3'],
    phone: ['5550100', '+49 30 123'],
    image: ['/placeholder.webp', 'https://example.com/a.png'],
    page: [1, 2, 3],
    limit: [1, 5, 20],
    rating: [1, 5, 3],
    q: ['hammer', 'm-10', 'ball peen'],
    currentPassword: ['not-the-password'],
    password: ['not-the-password', 'short'],
  };
  return (name) => (Object.hasOwn(values, name) ? random.pick(values[name] ?? []) : undefined);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function pathOf(
  operation: Operation,
  random: Random,
  sensible: Sensible,
): { path: string; isAstray: boolean } {
  let isAstray = false;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => {
    if (random.chance(0.2)) {
      isAstray = true;
      const text = random.pick(HOSTILE_TEXTS);
      return random.chance(0.9) ? encodeURIComponent(sendable(text)) : text.replace(/[^\w%.-]/g, '');
    }
    return encodeURIComponent(textOf(sensible(name) ?? 'x'));
  });
  return { path, isAstray };
}

function queryOf(parameters: readonly Parameter[], random: Random, sensible: Sensible): string {
  const query = new URLSearchParams();
  for (const { name, schema, required } of parameters) {
    if (!required && random.chance(0.5)) continue;
    query.append(name, sendable(textOf(makeValue(name, schema, random, sensible))));
    if (random.chance(0.05)) query.append(name, 'again');
  }
  if (random.chance(0.1))
    query.append(sendable(random.pick(HOSTILE_TEXTS)), sendable(textOf(anyValue(random))));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function bodyOf(operation: Operation, random: Random, sensible: Sensible): string | undefined {
  if (operation.method === 'GET') return undefined;
  if (!operation.body) return random.chance(0.2) ? random.pick(BROKEN_BODIES) : undefined;
  if (random.chance(0.1)) return random.pick(BROKEN_BODIES);
  if (random.chance(0.05)) return undefined;
  return JSON.stringify(makeValue('', operation.body, random, sensible));
}

function forged(token: string, random: Random): string {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  const admin = Buffer.from('{"sub":"0123456789abcdef01234567","role":"admin"}').toString('base64url');
  return random.pick([
    `${none}.${claims}.`,
    `${head}.${admin}.${signature}`,
    `${head}.${claims}.${'A'.repeat(43)}`,
    'x',
    '',
    'null',
  ]);
}

function proofOf(role: Role, cast: Cast, random: Random): Record<string, string> {
  switch (role) {
    case 'visitor':
      return {};
    case 'stranger':
      return { authorization: `Bearer ${cast.stranger.token}` };
    case 'stranger by cookie':
      return {
        cookie: cast.stranger.cookie,
        origin: random.chance(0.9) ? new URL(baseUrl()).origin : 'https://evil.example',
        'sec-fetch-site': random.chance(0.9) ? 'same-origin' : 'cross-site',
      };
    case 'admin':
      return { authorization: `Bearer ${cast.admin.token}` };
    case 'forger':
      return { authorization: `Bearer ${forged(cast.victim.token, random)}` };
  }
}

function typeFor(body: string | undefined, random: Random): Record<string, string> {
  if (body === undefined) return {};
  if (random.chance(0.95)) return { 'content-type': 'application/json' };
  return {
    'content-type': random.pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'x',
    ]),
  };
}

function ownHeaders(operation: Operation, random: Random): Record<string, string> {
  const names = operation.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const values = HOSTILE_TEXTS.filter((text) => /^[\x20-\x7e]{0,300}$/.test(text));
  return Object.fromEntries(
    names.filter(() => random.chance(0.5)).map((name) => [name, random.pick(values)]),
  );
}

/** One request to a call of the document, mostly right, often wrong somewhere. */
export function makeRequest(operation: Operation, cast: Cast, random: Random): FuzzRequest {
  const sensible = sensibleFor(cast, random);
  const role = random.pick(TURNS);
  const { path, isAstray } = pathOf(operation, random, sensible);
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const method = random.chance(0.03)
    ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    : operation.method;
  const body = method === 'GET' ? undefined : bodyOf(operation, random, sensible);
  return {
    operation,
    role,
    method,
    address: `${path}${queryOf(inQuery, random, sensible)}`,
    headers: { ...typeFor(body, random), ...ownHeaders(operation, random), ...proofOf(role, cast, random) },
    body,
    isAstray: isAstray || method !== operation.method,
  };
}
