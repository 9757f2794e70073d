import { baseUrl, linkIn, mailTo, unique } from './store';

// biome-ignore lint/suspicious/noExplicitAny: tests look into responses of every shape.
export type CallResponse = { status: number; headers: Headers; body: any };

/** Someone with a signed-in session and an access token. */
export type Person = {
  name: string;
  email: string;
  password: string;
  /** The session's cookies, as a `cookie` header. */
  cookie: string;
  token: string;
  /** A call with the bearer token. */
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<CallResponse>;
  /** A call with the session's cookie, as the store's own pages make it. */
  callWithSession: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<CallResponse>;
};

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> | FormData {
  return typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
}

/** A form's content type names its boundary, which `fetch` sets. */
const isJsonBody = (body: unknown) => body !== undefined && !(body instanceof FormData);

/** One call to the store, with whatever headers are given. Forms, text and bytes are sent as they are, anything else as JSON. */
export async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<CallResponse> {
  const response = await fetch(new URL(path, baseUrl()), {
    method,
    headers: { ...(isJsonBody(body) ? { 'content-type': 'application/json' } : {}), ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

function keepCookies(headers: Headers, jar: Map<string, string>): void {
  for (const line of headers.getSetCookie()) {
    const pair = line.split(';', 1)[0] ?? '';
    const cut = pair.indexOf('=');
    const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }
}

function header(jar: Map<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Signs in over HTTP as the login page does. Returns the session's cookies, or the error's code. */
export async function signInSession(
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<{ ok: true; cookie: string } | { ok: false; code: string }> {
  const jar = new Map<string, string>();
  const csrf = await fetch(new URL('/api/auth/csrf', baseUrl()));
  keepCookies(csrf.headers, jar);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const response = await fetch(new URL('/api/auth/callback/credentials', baseUrl()), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: header(jar),
      origin: new URL(baseUrl()).origin,
      ...headers,
    },
    body: new URLSearchParams({ csrfToken, email, password, callbackUrl: baseUrl(), json: 'true' }),
  });
  keepCookies(response.headers, jar);
  if (response.ok) return { ok: true, cookie: header(jar) };
  const { url } = (await response.json()) as { url: string };
  return { ok: false, code: new URL(url).searchParams.get('error') ?? 'unknown' };
}

/** Signs in and exchanges the session for an access token. */
export async function signIn(email: string, password: string, name = ''): Promise<Person> {
  const session = await signInSession(email, password);
  if (!session.ok) throw new Error(`could not sign in ${email}: ${session.code}`);
  return withToken({ name, email, password, cookie: session.cookie });
}

/** Exchanges a session for an access token. */
async function withToken(who: Pick<Person, 'name' | 'email' | 'password' | 'cookie'>): Promise<Person> {
  const { email } = who;
  const sessionHeaders = {
    cookie: who.cookie,
    origin: new URL(baseUrl()).origin,
    'sec-fetch-site': 'same-origin',
  };
  const exchange = await call('PUT', `/api/user/${encodeURIComponent(email)}`, { email }, sessionHeaders);
  if (exchange.status !== 200) throw new Error(`no token for ${email}: ${JSON.stringify(exchange.body)}`);
  const token: string = exchange.body.token;
  return {
    ...who,
    token,
    call: (method, path, body, headers) =>
      call(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
    callWithSession: (method, path, body, headers) =>
      call(method, path, body, { ...sessionHeaders, ...headers }),
  };
}

/**
 * Registers someone new; with `verified`, also follows the link of the verification mail in another browser, with
 * `proved` in the one that registered.
 */
export async function registerCustomer({
  verified = false,
  proved = false,
  email = `${unique('buyer')}@example.com`,
} = {}): Promise<Person> {
  const name = unique('Buyer ');
  const password = unique('pw-');
  const response = await call('POST', '/api/account/register', { name, email, password });
  if (response.status !== 201) throw new Error(`could not register: ${JSON.stringify(response.body)}`);
  // Registration signs in by itself (product §10.1).
  const jar = new Map<string, string>();
  keepCookies(response.headers, jar);
  if (verified || proved) {
    const link = linkIn(await mailTo(email, /verif|bestätigen/i), '/verify-email');
    const body = { token: link.searchParams.get('token') };
    const headers: Record<string, string> = proved ? { cookie: header(jar) } : {};
    const done = await call('POST', '/api/account/verify-email', body, headers);
    if (done.status >= 300) throw new Error(`could not verify: ${JSON.stringify(done.body)}`);
  }
  return withToken({ name, email, password, cookie: header(jar) });
}

/** The demo's admin. */
export function signInAdmin(): Promise<Person> {
  return signIn('admin@example.com', 'admin-demo', 'Avery Stone');
}

let admin: Promise<Person> | undefined;

/**
 * The demo's admin, signed in once for all tests of a process: for tests that need any admin and never log them out.
 */
export function anAdmin(): Promise<Person> {
  admin ??= signInAdmin();
  return admin;
}

/** Adds a tool that no other test uses. Returns its id. */
export async function addTool(admin: Person, overrides: Record<string, unknown> = {}): Promise<string> {
  const response = await admin.call('POST', '/api/tool', {
    name: unique('Test Tool '),
    image: '/placeholder.webp',
    description: 'A tool that belongs to one test.',
    price: 12.5,
    moq: 10,
    quantity: 100,
    ...overrides,
  });
  if (response.status !== 201) throw new Error(`could not add a tool: ${JSON.stringify(response.body)}`);
  return response.body.insertedId;
}

export const DELIVERY = { address: '1 Test Street', phone: '5550100' };

/** Orders ten units of a tool through the cart, with a PO number. Returns the order's id. */
export async function placeOrderWithPo(person: Person, toolId: string, poNumber: string): Promise<string> {
  const cart = await person.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId, quantity: 10 }] });
  const { version, due } = cart.body;
  const body = { version, seenDue: due, ...DELIVERY, poNumber };
  const response = await person.call('POST', '/api/cart/order', body, { 'idempotency-key': unique('po-') });
  if (response.status !== 201) throw new Error(`could not order the cart: ${JSON.stringify(response.body)}`);
  return response.body.insertedId;
}

/** Orders a tool as this person. Returns the order's id. */
export async function placeOrder(person: Person, toolId: string, orderQuantity = 10): Promise<string> {
  const body = {
    toolId,
    orderQuantity,
    ...DELIVERY,
    buyerEmail: person.email,
  };
  const response = await person.call('POST', '/api/order', body);
  if (response.status !== 201) throw new Error(`could not place the order: ${JSON.stringify(response.body)}`);
  return response.body.insertedId;
}
