import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { openSecret, sealSecret } from '@/lib/server/platform/config/secret-box';
import type { WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

const ownerOf = (endpointId: ObjectId) => `webhook-endpoint ${endpointId.toHexString()}`;

/** `secret` is what receivers verify with, `sealed` what is stored. */
export function newSecret(endpointId: ObjectId): { secret: string; sealed: string } {
  const bytes = randomBytes(SECRET_BYTES);
  return { secret: PREFIX + bytes.toString('base64'), sealed: sealSecret(bytes, ownerOf(endpointId)) };
}

type Signing = Pick<WebhookEndpointDocument, '_id' | 'sealedSecret' | 'sealedPrevious' | 'previousUntil'>;

/** Headers of Standard Webhooks 1.0 for an attempt at this moment: two signatures while two secrets hold. */
export function signatureHeaders(
  { _id, sealedSecret, sealedPrevious, previousUntil }: Signing,
  { eventId, body }: { eventId: string; body: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const isOverlap = sealedPrevious !== undefined && previousUntil !== undefined && now < previousUntil;
  const sealed = isOverlap ? [sealedSecret, sealedPrevious] : [sealedSecret];
  const signatures = sealed.map((one) => {
    const key = openSecret(one, ownerOf(_id));
    return `v1,${createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
