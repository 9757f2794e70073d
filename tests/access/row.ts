import type { Person } from '@/tests/support/people';

/**
 * The access matrix: one row a call or page, one column a kind of caller. From it the tests beside this file are
 * generated, and docs/access.md is written (`npx tsx scripts/access-doc.ts`). A call or page without a row fails
 * tests/unit/house/access.test.ts.
 */
export const CALLERS = [
  'visitor',
  'bad token',
  'expired token',
  'cookie alone',
  'cross-site',
  'customer, own',
  'customer, other’s',
  'admin, own',
  'admin, other’s',
] as const;
export type Caller = (typeof CALLERS)[number];

/** What a caller must be answered; null where there is nothing to ask. */
export type Expected = Record<Caller, number | null>;

export type World = {
  /** Whose records are asked for, and somebody else. */
  customer: Person;
  other: Person;
  admin: Person;
  newTool: () => Promise<string>;
  newOrder: (buyer: Person) => Promise<string>;
};

export type AccessRequest = {
  /** What stands for each `{name}` of the path. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

export type CallRow = {
  kind: 'call';
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** How the call is made by someone signed in. */
  proof: 'token' | 'cookie' | 'none';
  /** Whose record the columns "own" and "other’s" speak of; none where there is no such thing. */
  record: string;
  expected: Expected;
  /** A request for a record of `holder`. */
  request: (holder: Person, world: World) => Promise<AccessRequest> | AccessRequest;
  /** The call ends the holder’s sessions: someone new makes it each time. */
  spendsHolder?: true;
};

export type PageRow = {
  kind: 'page';
  path: string;
  record: string;
  expected: Expected;
  request: (holder: Person, world: World) => Promise<AccessRequest> | AccessRequest;
};

export type Row = CallRow | PageRow;

/** The name of a row: `PAGE /dashboard`, `GET /api/tool`. */
export function rowName(row: Row): string {
  return `${row.kind === 'page' ? 'PAGE' : row.method} ${row.path}`;
}
