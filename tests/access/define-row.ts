import { CALLERS } from '@/lib/server/identity/permissions';
import type { Contract, Method } from '@/lib/shared/calls/contract';
import type { CallRow, Expected, PageRow, Row } from './row';

type Request = Row['request'];
type Options = { request?: Request; record?: string; spendsHolder?: true };

const nothing: Request = () => ({});

/** The same status for everyone, signed in or not. */
function forEveryone(status: number): Expected {
  return {
    visitor: status,
    'bad token': status,
    'expired token': status,
    'cookie alone': status,
    'cross-site': status,
    'customer, own': status,
    'customer, other’s': null,
    'admin, own': status,
    'admin, other’s': null,
    // Nobody looks at it.
    key: status,
    'key, other scopes': null,
    'bad key': status,
  };
}

/**
 * Statuses of those who are signed in, where they differ from what `who` of the contract implies: `own` is the status
 * of success, or 403 where customers may not; no record of someone else is requested.
 */
export type SignedIn = {
  own?: number;
  others?: number;
  adminOwn?: number;
  adminOthers?: number;
};

function forSignedIn(contract: Contract, statuses: SignedIn): Expected {
  const { status } = contract.success;
  const isForCustomers = CALLERS[contract.who].includes('customer');
  const own = statuses.own ?? (isForCustomers ? status : 403);
  const adminOwn = statuses.adminOwn ?? (isForCustomers ? own : status);
  const isCookieProof = contract.who === 'session' || contract.who.startsWith('either');
  return {
    visitor: 401,
    'bad token': 401,
    'expired token': 401,
    // A cookie is never accepted in place of the token, so that no other site can forge the call.
    'cookie alone': isCookieProof ? own : 401,
    'cross-site': isCookieProof ? 403 : 401,
    'customer, own': own,
    'customer, other’s': statuses.others ?? null,
    'admin, own': adminOwn,
    'admin, other’s': statuses.adminOthers ?? null,
    // A key acts for the store: what an admin may do with anyone's record.
    key: contract.key ? (statuses.adminOthers ?? adminOwn) : 403,
    'key, other scopes': contract.key ? 403 : null,
    'bad key': 401,
  };
}

function expectedOf(contract: Contract, statuses: SignedIn): Expected {
  const everyone = forEveryone(statuses.own ?? contract.success.status);
  switch (contract.who) {
    case 'anyone':
    case 'signature':
      return contract.sameOrigin ? { ...everyone, 'cross-site': 403 } : everyone;
    case 'optional':
      // A token that is sent must be valid, and a cookie must not come from another site's page.
      return { ...everyone, 'bad token': 401, 'expired token': 401, 'cross-site': 403, 'bad key': 401 };
    default:
      return forSignedIn(contract, statuses);
  }
}

const PROOFS: Record<Contract['who'], CallRow['proof']> = {
  anyone: 'none',
  signature: 'none',
  session: 'cookie',
  bearer: 'token',
  either: 'token',
  optional: 'token',
  admin: 'token',
  'either-admin': 'token',
};

/**
 * Makes the row of a call of the API from what its contract says about who may make it, and the statuses that only a
 * test knows.
 */
export function callRow(contract: Contract, statuses: SignedIn = {}, options: Options = {}): CallRow {
  const { request = nothing, record = '', spendsHolder } = options;
  return {
    kind: 'call',
    method: contract.method,
    path: contract.path,
    proof: PROOFS[contract.who],
    record,
    scopes: [contract.key ?? []].flat(),
    expected: expectedOf(contract, statuses),
    request,
    ...(spendsHolder ? { spendsHolder } : {}),
  };
}

/** Makes the row of an address that is no call of the API: a file, or what a library serves. The same for everyone. */
export function addressRow(
  method: Method,
  path: string,
  status: number,
  request: Request = nothing,
): CallRow {
  const expected = forEveryone(status);
  return { kind: 'call', method, path, proof: 'none', record: '', scopes: [], expected, request };
}

function pageRow(
  path: string,
  expected: Partial<Expected>,
  { request = nothing, record = '' }: Options,
): PageRow {
  return {
    kind: 'page',
    path,
    record,
    request,
    expected: {
      visitor: null,
      'bad token': null,
      'expired token': null,
      'cookie alone': null,
      'cross-site': null,
      'customer, own': null,
      'customer, other’s': null,
      'admin, own': null,
      'admin, other’s': null,
      key: null,
      'key, other scopes': null,
      'bad key': null,
      ...expected,
    },
  };
}

const TO_LOGIN = 307;

/** A page for everyone. */
export function publicPage(path: string, options: Options = {}): PageRow {
  return pageRow(path, { visitor: 200, 'bad token': 200, 'customer, own': 200, 'admin, own': 200 }, options);
}

/** A public page whose subject does not exist: 404 for everyone, and nobody is sent to log in. */
export function noPage(path: string, options: Options = {}): PageRow {
  return pageRow(path, { visitor: 404, 'bad token': 404, 'customer, own': 404, 'admin, own': 404 }, options);
}

/** A page for anyone signed in; others are sent to /login and back. */
export function memberPage(path: string, options: Options & { others?: number } = {}): PageRow {
  const others = options.others ?? null;
  return pageRow(
    path,
    {
      visitor: TO_LOGIN,
      'bad token': TO_LOGIN,
      'customer, own': 200,
      'customer, other’s': others,
      'admin, own': 200,
      'admin, other’s': others,
    },
    options,
  );
}

/** A page for admins; everyone else is sent to /login. */
export function adminPage(path: string, options: Options = {}): PageRow {
  return pageRow(
    path,
    { visitor: TO_LOGIN, 'bad token': TO_LOGIN, 'customer, own': TO_LOGIN, 'admin, own': 200 },
    options,
  );
}
