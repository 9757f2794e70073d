import { callHttp } from './http-call';
import type { ProofStack } from './proof-stack';

type Store = Pick<ProofStack, 'url' | 'db'>;

/** `cookie` is the header of a session. */
export type Person = { id: string; name: string; email: string; token: string; cookie: string };

const PASSWORD = 'proof-password';
const AT_ONCE = 4;

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
}

/** Registers, and exchanges the session for an access token as the store's pages do. */
async function register(
  url: string,
  name: string,
  email: string,
): Promise<Pick<Person, 'id' | 'token' | 'cookie'>> {
  const registered = await fetch(`${url}/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, email, password: PASSWORD }),
  });
  const text = await registered.text();
  if (registered.status !== 201) throw new Error(`${email} cannot register: ${text}`);
  const cookie = cookiesOf(registered);
  const exchanged = await callHttp({
    method: 'PUT',
    url: `${url}/api/user/${encodeURIComponent(email)}`,
    headers: { cookie, origin: url, 'sec-fetch-site': 'same-origin' },
    body: { email },
  });
  if (exchanged.status !== 200) throw new Error(`${email} gets no token: ${JSON.stringify(exchanged.body)}`);
  return { id: JSON.parse(text).insertedId, token: exchanged.body.token, cookie };
}

async function openAccount(stack: Store, name: string, role: 'admin' | 'customer'): Promise<Person> {
  const url = stack.url(0);
  const email = `${name.replaceAll('-', '')}@example.com`;
  const { id, token, cookie } = await register(url, name, email);
  if (role === 'admin') {
    // The first admin is made in the database (docs/operations.md).
    await stack.db.collection('users').updateOne({ email }, { $set: { role, emailVerified: new Date() } });
  }
  return { id, name, email, token, cookie };
}

export function openAdmin(stack: Store, name: string): Promise<Person> {
  return openAccount(stack, name, 'admin');
}

export async function openCustomers(stack: Store, prefix: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  let next = 1;
  const work = async () => {
    while (next <= count) {
      const number = next;
      next += 1;
      people[number - 1] = await openAccount(stack, `${prefix}-${number}`, 'customer');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return people;
}
