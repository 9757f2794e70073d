import { createHash } from 'node:crypto';
import type { State, StoredReply } from '#state/state';
import { ApiError } from './api-error';

const MAX_KEY_LENGTH = 255;

/**
 * Stripe's Idempotency-Key (https://docs.stripe.com/api/idempotent_requests): the same key with the same parameters
 * gets the first response again; with others it is rejected; while the first call still runs it is 409.
 */
export class Idempotency {
  private readonly running = new Set<string>();

  constructor(private readonly state: State) {}

  /**
   * Returns the stored response, or undefined after claiming the key: the caller must `release` it. Throws ApiError.
   */
  take(key: string, endpoint: string, body: string): StoredReply | undefined {
    if (key.length > MAX_KEY_LENGTH) {
      throw new ApiError(400, {
        type: 'invalid_request_error',
        message: `Idempotency keys can be at most ${MAX_KEY_LENGTH} characters.`,
      });
    }
    if (this.running.has(key)) {
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      });
    }
    const stored = this.state.replies.get(key);
    if (!stored) {
      this.running.add(key);
      return undefined;
    }
    if (stored.endpoint !== endpoint) {
      throw reused(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${stored.endpoint}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (stored.fingerprint !== fingerprintOf(body)) {
      throw reused(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    return stored;
  }

  store(
    key: string,
    endpoint: string,
    body: string,
    reply: Pick<StoredReply, 'status' | 'body' | 'requestId'>,
  ) {
    this.state.put('replies', key, {
      key,
      endpoint,
      fingerprint: fingerprintOf(body),
      ...structuredClone(reply),
      atMs: Date.now(),
    });
  }

  release(key: string): void {
    this.running.delete(key);
  }
}

function fingerprintOf(body: string): string {
  const sorted = [...new URLSearchParams(body)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

function reused(message: string): ApiError {
  return new ApiError(400, { type: 'idempotency_error', message });
}
