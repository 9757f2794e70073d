import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { DataTable } from '@/components/ui/tables/data-table';
import type { Delivery, Endpoint } from '@/lib/shared/integrations/endpoint.schema';
import type { DeliveryState } from '@/lib/shared/integrations/endpoint-states';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { SendAgain } from './endpoint-actions';

type StateProps = { endpoint: Pick<Endpoint, 'state' | 'why' | 'failingSince'>; texts: Texts['webhooks'] };

/** Enabled, failing, or disabled and why. */
export function EndpointState({ endpoint: { state, why, failingSince }, texts }: StateProps) {
  if (state === 'disabled')
    return (
      <Badge tone="danger" breaks>
        {why ? fillText(texts.disabledWhy, { why: texts.why[why] }) : texts.states.disabled}
      </Badge>
    );
  return failingSince ? (
    <Badge tone="danger">{texts.failing}</Badge>
  ) : (
    <Badge tone="success">{texts.states.enabled}</Badge>
  );
}

const stacked = 'grid min-w-0 gap-0.5 text-end as-table:text-start';

export function EndpointTable({ endpoints, texts }: { endpoints: readonly Endpoint[]; texts: Texts }) {
  const own = texts.webhooks;
  const columns = { ...texts.columns, ...own.columns };
  return (
    <DataTable
      label={own.heading}
      rows={endpoints}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: columns.name,
          cell: ({ _id, name, url }) => (
            <span className={stacked}>
              <Link
                href={ROUTES.webhook(_id)}
                className="wrap-anywhere font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
              <span className="wrap-anywhere font-mono text-muted text-xs">{new URL(url).host}</span>
            </span>
          ),
        },
        { name: columns.state, cell: (endpoint) => <EndpointState endpoint={endpoint} texts={own} /> },
        {
          name: columns.events,
          cell: ({ types }) =>
            types.includes('*') ? (
              own.fields.all
            ) : (
              <ul className={`${stacked} font-mono text-xs`}>
                {types.map((type) => (
                  <li key={type}>{type}</li>
                ))}
              </ul>
            ),
        },
        { name: columns.waiting, kind: 'figure', cell: ({ waiting }) => waiting },
        {
          name: columns.lastDelivered,
          cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? <Moment at={lastDeliveredAt} /> : own.never),
        },
      ]}
    />
  );
}

const TONES: Readonly<Record<DeliveryState, BadgeTone>> = {
  waiting: 'info',
  held: 'neutral',
  delivered: 'success',
  failed: 'danger',
};

type DeliveryTableProps = {
  endpoint: Pick<Endpoint, '_id' | 'state'>;
  deliveries: readonly Delivery[];
  texts: Texts;
};

export function DeliveryTable({ endpoint, deliveries, texts }: DeliveryTableProps) {
  const own = texts.webhooks.deliveries;
  const columns = { ...texts.columns, ...own.columns };
  return (
    <DataTable
      label={own.heading}
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={[
        {
          name: columns.event,
          cell: ({ id, at }) => (
            <span className={stacked}>
              <Moment at={at} />
              <span className="wrap-anywhere font-mono text-muted text-xs">{id}</span>
            </span>
          ),
        },
        {
          name: columns.type,
          cell: ({ type }) => <span className="wrap-anywhere font-mono text-xs">{type}</span>,
        },
        {
          name: columns.state,
          cell: ({ state, nextAttemptAt }) => (
            <span className="grid min-w-0 justify-items-end gap-1 text-end as-table:justify-items-start as-table:text-start">
              <Badge tone={TONES[state]}>{own.states[state]}</Badge>
              {nextAttemptAt ? <Moment at={nextAttemptAt} /> : null}
            </span>
          ),
        },
        { name: columns.attempts, kind: 'figure', cell: ({ attempts }) => attempts.length },
        {
          name: columns.lastAnswer,
          cell: ({ attempts }) => {
            const last = attempts.at(-1);
            return last ? `${last.status ?? last.error ?? ''} (${last.ms} ms)` : own.none;
          },
        },
        ...(endpoint.state === 'enabled'
          ? [
              {
                name: columns.actions,
                kind: 'actions' as const,
                cell: ({ id, type }: Delivery) => (
                  <SendAgain endpointId={endpoint._id} delivery={id} name={`${type} ${id}`} texts={own} />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
