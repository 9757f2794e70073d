import type { Random } from '../random';
import { type CallResult, callHttp, isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { World } from './world';

export type Intent = { intentId: string; secret: string };

/** Returns the intent that a payment page got; null where the store returned none. */
export function intentOf(response: CallResult): Intent | null {
  if (!isDone(response)) return null;
  const secret: string = response.body.clientSecret;
  return { intentId: secret.split('_secret_')[0] ?? '', secret };
}

/** Calls a server that is up, and counts the results. */
export class Calls {
  constructor(
    readonly world: World,
    readonly random: Random,
  ) {}

  /** `request` is `POST /api/…`. With a key the call is sent again where its response was lost, and counts once. */
  async send(person: Person, request: string, body?: unknown, isKeyed = false): Promise<CallResult> {
    const [method = '', path] = request.split(' ');
    const headers: Record<string, string> = isKeyed
      ? { 'idempotency-key': this.world.name('call').replaceAll(' ', '-') }
      : {};
    for (let attempt = 1; ; attempt += 1) {
      const url = `${await this.world.stack.anyUrl(this.random)}${path}`;
      const response = await callHttp({ method, url, token: person.token, body, headers });
      this.world.recordResult(request, response, person);
      if (!isKeyed || response.status !== 'no-response' || attempt === 2) return response;
    }
  }
}
