import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import { env } from '@/lib/server/platform/config/env';
import type { WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { ROUTES } from '@/lib/shared/site/routes';
import { webhookMailsIn } from '@/lib/shared/texts/mail-texts';

type Facts = { actor: AuditActor; endpoint: WebhookEndpointDocument };

export type EndpointEvents = {
  'webhook.added': Facts;
  'webhook.edited': Facts & { before: AuditValues; after: AuditValues };
  /** By an admin, or by itself, of which the shop is mailed. */
  'webhook.disabled': Facts;
  'webhook.removed': Facts;
  /** For a day. */
  'webhook.failing': { endpoint: WebhookEndpointDocument };
};

const about = ({ actor, endpoint: { _id: id, name: label } }: Facts) =>
  ({ actor, subject: { kind: 'webhook', id, label } }) as const;

function mailAbout(endpoint: WebhookEndpointDocument, step: 'failing' | 'disabled', moment: number): Mail {
  const { CONTACT_EMAIL, CONTACT_LANGUAGE: language } = env();
  const words = webhookMailsIn(language);
  const id = endpoint._id.toHexString();
  const content = composeMail({
    language,
    words:
      step === 'failing'
        ? words.failing
        : { ...words.disabled, ...words.why[endpoint.why === 'gone' ? 'gone' : 'failing'] },
    values: { name: endpoint.name, host: new URL(endpoint.url).host },
    url: siteLink(ROUTES.webhook(id), language),
  });
  return { key: `webhook-${step}:${id}:${moment}`, to: CONTACT_EMAIL, ...content };
}

const endpointFailingMail = (endpoint: WebhookEndpointDocument): Mail =>
  mailAbout(endpoint, 'failing', endpoint.failingSince?.getTime() ?? 0);

const endpointDisabledMail = (endpoint: WebhookEndpointDocument): Mail =>
  mailAbout(endpoint, 'disabled', endpoint.disabledAt?.getTime() ?? 0);

/** Never the address, whose path may be a secret. */
export const auditedEndpoint = ({
  name,
  url,
  types,
}: Pick<WebhookEndpointDocument, 'name' | 'url' | 'types'>) => ({
  name,
  host: new URL(url).host,
  types,
});

export const recordEndpointEvent = eventRecorder<EndpointEvents>({
  'webhook.added': { audit: (facts) => ({ ...about(facts), after: auditedEndpoint(facts.endpoint) }) },
  'webhook.edited': { audit: ({ before, after, ...facts }) => ({ ...about(facts), before, after }) },
  'webhook.disabled': {
    audit: (facts) => ({
      ...about(facts),
      before: { state: 'enabled' },
      after: { state: 'disabled', why: facts.endpoint.why },
    }),
    mails: ({ endpoint }) => (endpoint.why === 'admin' ? [] : [endpointDisabledMail(endpoint)]),
  },
  'webhook.removed': { audit: (facts) => ({ ...about(facts), before: auditedEndpoint(facts.endpoint) }) },
  'webhook.failing': { mails: ({ endpoint }) => [endpointFailingMail(endpoint)] },
});
