import type { Actor } from '@/lib/server/identity/actor';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/users';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';

type Facts = { actor: Actor; apiKey: ApiKeyDocument };

export type ApiKeyEvents = {
  'api-key.created': Facts;
  'api-key.revoked': Facts;
};

const about = ({ actor, apiKey: { _id: id, name: label } }: Facts) =>
  ({ actor, subject: { kind: 'api-key', id, label } }) as const;

const valuesOf = ({ apiKey: { name, prefix, scopes, expiresAt } }: Facts) => ({
  name,
  prefix,
  scopes,
  expiresAt,
});

export const recordApiKeyEvent = eventRecorder<ApiKeyEvents>({
  'api-key.created': { audit: (facts) => ({ ...about(facts), after: valuesOf(facts) }) },
  'api-key.revoked': { audit: (facts) => ({ ...about(facts), before: valuesOf(facts) }) },
});
