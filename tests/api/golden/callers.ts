import { call, type Person } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

/** A person who makes a call, with one kind of proof. */
export type Caller = { name: string; call: Person['call'] };

export const visitor: Caller = { name: 'visitor', call };

export function byToken(name: string, person: Person): Caller {
  return { name: `${name}, by token`, call: person.call };
}

export function bySession(name: string, person: Person): Caller {
  return { name: `${name}, by session`, call: person.callWithSession };
}

/** The same with one character of its signature changed; not the last, of which not every bit counts. */
function tamper(signed: string): string {
  return signed.replace(/.(?=.{4}$)/, (character) => (character === 'A' ? 'B' : 'A'));
}

export function byTamperedToken(name: string, person: Person): Caller {
  const headers = { authorization: `Bearer ${tamper(person.token)}` };
  return {
    name: `${name}, by a token that was tampered with`,
    call: (method, path, body, more) => call(method, path, body, { ...headers, ...more }),
  };
}

export function byTamperedSession(name: string, person: Person): Caller {
  const cookie = person.cookie
    .split('; ')
    .map((pair) => (pair.includes('session-token') ? tamper(pair) : pair))
    .join('; ');
  const headers = { cookie, origin: new URL(baseUrl()).origin };
  return {
    name: `${name}, by a session that was tampered with`,
    call: (method, path, body, more) => call(method, path, body, { ...headers, ...more }),
  };
}
