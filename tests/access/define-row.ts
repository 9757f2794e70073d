import type { CallRow, Expected, PageRow, Row } from './row';

type Request = Row['request'];
type CallName = `${CallRow['method']} /${string}`;
type Options = { request?: Request; record?: string; spendsHolder?: true };

const nothing: Request = () => ({});

function callRow(
  name: CallName,
  proof: CallRow['proof'],
  expected: Expected,
  { request = nothing, record = '', spendsHolder }: Options,
): CallRow {
  const [method, path] = name.split(' ') as [CallRow['method'], string];
  const row: CallRow = { kind: 'call', method, path, proof, record, expected, request };
  return spendsHolder ? { ...row, spendsHolder } : row;
}

/** The same answer to everyone, signed in or not; a token is not looked at. */
export function anyone(name: CallName, status: number, options: Options = {}): CallRow {
  const expected: Expected = {
    visitor: status,
    'bad token': status,
    'expired token': status,
    'cookie alone': status,
    'cross-site': status,
    'customer, own': status,
    'customer, other’s': null,
    'admin, own': status,
    'admin, other’s': null,
  };
  return callRow(name, 'none', expected, options);
}

/** The same for everyone but another site's pages. */
export function anyoneHere(name: CallName, status: number, options: Options = {}): CallRow {
  const row = anyone(name, status, options);
  return { ...row, expected: { ...row.expected, 'cross-site': 403 } };
}

/** Open to all, but a token that is sent must be good, and a cookie must not come from another site's page. */
export function anyoneKnown(name: CallName, status: number, options: Options = {}): CallRow {
  const row = anyone(name, status, options);
  const refused = { 'bad token': 401, 'expired token': 401, 'cross-site': 403 };
  return { ...row, proof: 'token', expected: { ...row.expected, ...refused } };
}

type Whose = { own: number; others: number | null; adminOwn?: number; adminOthers: number | null };

function signedIn(whose: Whose, cookie: { alone: number; crossSite: number }): Expected {
  return {
    visitor: 401,
    'bad token': 401,
    'expired token': 401,
    'cookie alone': cookie.alone,
    'cross-site': cookie.crossSite,
    'customer, own': whose.own,
    'customer, other’s': whose.others,
    'admin, own': whose.adminOwn ?? whose.own,
    'admin, other’s': whose.adminOthers,
  };
}

/** The bearer token alone: a cookie is never taken for it, so that no other site can forge the call. */
export function withToken(name: CallName, whose: Whose, options: Options = {}): CallRow {
  return callRow(name, 'token', signedIn(whose, { alone: 401, crossSite: 401 }), options);
}

/** The token, or the cookie from the store's own pages. */
export function withEither(name: CallName, whose: Whose, options: Options = {}): CallRow {
  return callRow(name, 'token', signedIn(whose, { alone: whose.own, crossSite: 403 }), options);
}

/** The cookie from the store's own pages alone. */
export function withCookie(name: CallName, whose: Whose, options: Options = {}): CallRow {
  return callRow(name, 'cookie', signedIn(whose, { alone: whose.own, crossSite: 403 }), options);
}

/** The token of an admin, by the role the database knows at this moment. */
export function adminsOnly(name: CallName, status: number, options: Options = {}): CallRow {
  const whose = { own: 403, others: null, adminOwn: status, adminOthers: null };
  return callRow(name, 'token', signedIn(whose, { alone: 401, crossSite: 401 }), options);
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
      ...expected,
    },
  };
}

const TO_LOGIN = 307;

/** A page for everyone. */
export function publicPage(path: string, options: Options = {}): PageRow {
  return pageRow(path, { visitor: 200, 'bad token': 200, 'customer, own': 200, 'admin, own': 200 }, options);
}

/** A page for everyone whose subject is asked for in vain: nobody is sent to log in for it. */
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
