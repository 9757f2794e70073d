import { shop } from '#shop';
import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import type { Method } from '@/lib/shared/calls/contract';
import type { Person } from '@/tests/support/people';

/**
 * The access matrix: one row a call or page, one column a kind of caller. From it the tests beside this file are
 * generated, and docs/access.md is written (`npx tsx scripts/access-doc.ts`). A call or page without a row fails
 * tests/unit/conventions/served-routes.test.ts.
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
  'key',
  'key, other scopes',
  'bad key',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The status that each caller must get; null where there is nothing to request. */
export type Expected = Record<Caller, number | null>;

export type World = {
  /** Whose records are requested, and someone else. */
  customer: Person;
  other: Person;
  admin: Person;
  /** Returns an API key of every scope but these. */
  keyWithout: (scopes: readonly ApiKeyScope[]) => Promise<string>;
  newTool: () => Promise<string>;
  newOrder: (buyer: Person) => Promise<string>;
};

export type AccessRequest = {
  /** The value of each `{name}` in the path. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type CallRow = {
  kind: 'call';
  method: Method;
  path: string;
  /** How someone signed in proves it. */
  proof: 'token' | 'cookie' | 'none';
  /** The kind of record that the columns "own" and "other’s" refer to; empty if there is none. */
  record: string;
  /** With which a program makes the call; none where no key may. */
  scopes: readonly ApiKeyScope[];
  expected: Expected;
  /** A request for a record of `holder`. */
  request: (holder: Person, world: World) => Promise<AccessRequest> | AccessRequest;
  /** The call ends the holder’s sessions: each request has a new holder. */
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

/** Below which public addresses each page that can be off has its own. */
const OPTIONAL_PAGES: Readonly<Record<string, boolean>> = {
  '/blog': shop.pages.blog,
  '/portfolio': shop.pages.portfolio,
  '/review': shop.pages.reviews,
  '/quick-order': shop.pages.quickOrder,
  '/dashboard/review': shop.pages.reviews,
  '/api/review': shop.pages.reviews,
  '/newsletter/confirm': shop.pages.newsletter,
  '/api/newsletter/confirm': shop.pages.newsletter,
};

/** Returns what a row expects in this shop: nobody finds a page that is off. */
export function expectedHere({ path, expected }: Pick<Row, 'path' | 'expected'>): Expected {
  const isOff = Object.entries(OPTIONAL_PAGES).some(
    ([page, isOn]) => !isOn && (path === page || path.startsWith(`${page}/`)),
  );
  if (!isOff) return expected;
  return Object.fromEntries(
    CALLERS.map((caller) => [caller, expected[caller] === null ? null : 404]),
  ) as Expected;
}
