import { API_KEY_SCOPES, type ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import { newProgram, type TestProgram } from '@/tests/support/api-keys';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signIn,
  signInAdmin,
} from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';
import type { AccessRequest, Caller, Row, World } from './row';

/** An admin of this test alone. */
async function newAdmin(): Promise<Person> {
  const [promoted, demoAdmin] = await Promise.all([registerCustomer({ verified: true }), signInAdmin()]);
  const made = await demoAdmin.call('PUT', `/api/user/admin/${encodeURIComponent(promoted.email)}`);
  if (made.status !== 200) throw new Error('no admin for the access tests');
  // The first gate of pages reads the role from the cookie, as it was at sign-in.
  return signIn(promoted.email, promoted.password, promoted.name);
}

/** Creates people and records for this run only. */
export async function makeWorld(): Promise<World> {
  const [customer, other, admin] = await Promise.all([registerCustomer(), registerCustomer(), newAdmin()]);
  const newTool = () => addTool(admin, { quantity: 10_000 });
  const shared = await newTool();
  const keys = new Map<string, Promise<TestProgram>>();
  const keyWithout = async (scopes: readonly ApiKeyScope[]) => {
    const left = scopes.join(' ');
    const program = keys.get(left) ?? newProgram(API_KEY_SCOPES.filter((one) => !scopes.includes(one)));
    keys.set(left, program);
    return (await program).key;
  };
  const newOrder = (buyer: Person) => placeOrder(buyer, shared);
  return { customer, other, admin, keyWithout, newTool, newOrder };
}

/** The same with the last character of its signature changed. */
function spoilt(value: string): string {
  const last = value.slice(-6, -5) === 'A' ? 'B' : 'A';
  return `${value.slice(0, -6)}${last}${value.slice(-5)}`;
}

function spoiltCookie(person: Person): string {
  return person.cookie
    .split('; ')
    .map((pair) => (/session-token/.test(pair) ? spoilt(pair) : pair))
    .join('; ');
}

async function expiredToken(person: Person): Promise<string> {
  const { issueAccessToken, ACCESS_TOKEN_SECONDS } = await import(
    '@/lib/server/identity/sessions/access-token'
  );
  const claims = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString());
  const before = new Date(Date.now() - (ACCESS_TOKEN_SECONDS + 60) * 1000);
  const user = { userId: claims.sub, email: person.email, sessionVersion: claims.sessionVersion };
  return issueAccessToken({ ...claims, ...user }, before);
}

function ourCookie(person: Person, cookie = person.cookie): Record<string, string> {
  return { cookie, origin: new URL(baseUrl()).origin, 'sec-fetch-site': 'same-origin' };
}

function proofOf(row: Row, person: Person): Record<string, string> {
  const byCookie = row.kind === 'page' || row.proof === 'cookie';
  return byCookie ? ourCookie(person) : { authorization: `Bearer ${person.token}` };
}

async function headersOf(row: Row, caller: Caller, world: World, holder: Person) {
  const byCookie = row.kind === 'page' || row.proof === 'cookie';
  switch (caller) {
    case 'visitor':
      return {};
    case 'bad token':
      return byCookie
        ? ourCookie(holder, spoiltCookie(holder))
        : { authorization: `Bearer ${spoilt(holder.token)}` };
    case 'expired token':
      return { authorization: `Bearer ${await expiredToken(holder)}` };
    case 'cookie alone':
      return ourCookie(holder);
    case 'cross-site':
      return {
        cookie: holder.cookie,
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
      };
    case 'customer, other’s':
      return proofOf(row, world.other);
    case 'admin, other’s':
      return proofOf(row, world.admin);
    case 'key':
      return { authorization: `Bearer ${await world.keyWithout([])}` };
    case 'key, other scopes':
      return {
        authorization: `Bearer ${await world.keyWithout(row.kind === 'call' ? row.scopes : [])}`,
      };
    case 'bad key':
      return { authorization: `Bearer ${spoilt(await world.keyWithout([]))}` };
    default:
      return proofOf(row, holder);
  }
}

/** To log in first, to prove who it is, or not at all. */
const REFUSED = [307, 401, 403];

const isRefused = (row: Row, caller: Caller) => REFUSED.includes(row.expected[caller] ?? 0);

async function holderFor(row: Row, caller: Caller, world: World): Promise<Person> {
  const isSpent = row.kind === 'call' && row.spendsHolder && !isRefused(row, caller);
  if (caller === 'admin, own') return isSpent ? newAdmin() : world.admin;
  return isSpent ? registerCustomer() : world.customer;
}

const unspent = new WeakMap<Row, Map<Person, AccessRequest>>();

/** A refused request leaves its record as it was, for the next caller who is refused; making one takes longer than the request. */
async function requestFor(row: Row, caller: Caller, world: World, holder: Person): Promise<AccessRequest> {
  if (!isRefused(row, caller)) return row.request(holder, world);
  const ofRow = unspent.get(row) ?? new Map<Person, AccessRequest>();
  unspent.set(row, ofRow);
  const request = ofRow.get(holder) ?? (await row.request(holder, world));
  ofRow.set(holder, request);
  return request;
}

function addressOf(row: Row, { path = {}, query }: AccessRequest): string {
  const address = row.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name] ?? ''));
  return query ? `${address}?${new URLSearchParams(query)}` : address;
}

/** As a browser requests a document, unlike the app's requests for a page's data. */
const AS_DOCUMENT = { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

/** Makes the request as this caller and returns the status. */
export async function statusFor(row: Row, caller: Caller, world: World): Promise<number> {
  const holder = await holderFor(row, caller, world);
  const request = await requestFor(row, caller, world, holder);
  const proof = await headersOf(row, caller, world, holder);
  const headers = row.kind === 'page' ? { ...AS_DOCUMENT, ...proof } : proof;
  const method = row.kind === 'page' ? 'GET' : row.method;
  return (await call(method, addressOf(row, request), request.body, { ...request.headers, ...headers }))
    .status;
}
