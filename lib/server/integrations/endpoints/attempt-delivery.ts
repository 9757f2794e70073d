import { env } from '@/lib/server/platform/config/env';
import type {
  DeliveryAttempt,
  OutboxWebhook,
  WebhookEndpointDocument,
} from '@/lib/server/platform/db/documents/integrations';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type GuardedAnswer, postGuarded, type Resolve } from '@/lib/server/platform/http/guarded-request';
import { releaseVersion } from '@/lib/server/platform/releases/release-version';
import { ATTEMPTS_MAX, logAttempt, markDelivered, markFailedAttempt } from './deliveries.repository';
import { disableEndpoint } from './edit-endpoint';
import { recordEndpointEvent } from './endpoint-events';
import { findEndpoint, markFailing, markSucceeding, updateEndpoint } from './endpoints.repository';
import { signatureHeaders } from './sign-webhook';

const TIMEOUT_MS = 15_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Between attempts, as Standard Webhooks recommends. */
const DELAYS_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];
const JITTER = 0.1;
const WARN_AFTER_MS = DAY_MS;
const DISABLE_AFTER_MS = 5 * DAY_MS;
const GONE = 410;

/** Seconds or a date (RFC 9110, 10.2.3); a day at most. */
function retryAfterMs(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND_MS : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), DAY_MS) : 0;
}

/** When an event is sent again that has so many attempts left after one failed; null where it is given up. */
export function nextAttemptAt(
  left: number,
  {
    now,
    retryAfter,
    random = Math.random(),
  }: { now: Date; retryAfter?: string | undefined; random?: number },
): Date | null {
  const delay = DELAYS_MS[ATTEMPTS_MAX - 1 - left];
  if (left <= 0 || delay === undefined) return null;
  const jittered = delay * (1 + JITTER * (2 * random - 1));
  return new Date(now.getTime() + Math.max(jittered, retryAfterMs(retryAfter, now)));
}

const ERROR_MAX_LENGTH = 60;

/** A code for the log, with nothing of what the receiver sent. */
function codeOf(error: unknown): string {
  const { name, code, message } = error as { name?: string; code?: unknown; message?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (name === 'AddressRefused') return String(message);
  return (typeof code === 'string' ? code : 'failed').slice(0, ERROR_MAX_LENGTH);
}

async function post(
  endpoint: WebhookEndpointDocument,
  { eventId, body }: OutboxWebhook,
  { now, resolve }: { now: Date; resolve?: Resolve | undefined },
): Promise<GuardedAnswer | { error: string }> {
  try {
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Forgeline/${releaseVersion()}`,
      ...signatureHeaders(endpoint, { eventId, body }, now),
    };
    const { WEBHOOK_PRIVATE_HOSTS: privateHosts } = env();
    const { url } = endpoint;
    return await postGuarded({
      ...{ url, headers, body, privateHosts, timeoutMs: TIMEOUT_MS },
      ...(resolve ? { resolve } : {}),
    });
  } catch (error) {
    return { error: codeOf(error) };
  }
}

async function judgeFailing(endpoint: WebhookEndpointDocument, at: Date): Promise<void> {
  const failing = await markFailing(endpoint._id, at);
  if (!failing?.failingSince) return;
  const failedForMs = at.getTime() - failing.failingSince.getTime();
  if (failedForMs >= DISABLE_AFTER_MS) await disableItself(endpoint, 'failing', at);
  else if (failedForMs >= WARN_AFTER_MS && !failing.warnedAt)
    await inTransaction(async (session) => {
      const now = await findEndpoint(endpoint._id, session);
      if (now?.state !== 'enabled' || !now.failingSince || now.warnedAt) return;
      const warned = await updateEndpoint(endpoint._id, { $set: { warnedAt: at } }, session);
      if (warned) await recordEndpointEvent('webhook.failing', { endpoint: warned }, session);
    });
}

async function disableItself(
  { _id }: WebhookEndpointDocument,
  why: 'failing' | 'gone',
  now: Date,
): Promise<void> {
  await inTransaction(async (session) => {
    // It may have been deleted meanwhile.
    if (await findEndpoint(_id, session)) await disableEndpoint(_id, { why, actor: 'system', now }, session);
  });
}

/** One attempt of what was leased. What becomes of it is stored; nothing is thrown but by the database. */
export async function attemptDelivery(
  delivery: OutboxWebhook,
  { now = () => new Date(), resolve }: { now?: () => Date; resolve?: Resolve } = {},
): Promise<void> {
  const endpoint = await findEndpoint(delivery.endpointId);
  if (endpoint?.state !== 'enabled') return;
  const at = now();
  const beganMs = performance.now();
  const answer = await post(endpoint, delivery, { now: at, resolve });
  const ms = Math.round(performance.now() - beganMs);
  const ended = now();
  if ('error' in answer) {
    await noteFailure(endpoint, delivery, { attempt: { at, error: answer.error, ms }, ended });
    return;
  }
  const { status, retryAfter } = answer;
  const attempt = { at, status, ms };
  if (status >= 200 && status < 300) {
    await markDelivered(delivery, attempt);
    await markSucceeding(endpoint._id);
  } else if (status === GONE) {
    await logAttempt(delivery, attempt);
    await disableItself(endpoint, 'gone', ended);
  } else await noteFailure(endpoint, delivery, { attempt, ended, retryAfter });
}

type Failure = { attempt: DeliveryAttempt; ended: Date; retryAfter?: string | undefined };

async function noteFailure(
  endpoint: WebhookEndpointDocument,
  delivery: OutboxWebhook,
  { attempt, ended, retryAfter }: Failure,
): Promise<void> {
  const next = nextAttemptAt(delivery.left - 1, { now: ended, retryAfter });
  const counted = await markFailedAttempt(delivery, attempt, { nextAttemptAt: next, at: ended });
  if (!counted) await logAttempt(delivery, attempt);
  await judgeFailing(endpoint, ended);
}
