import { DeleteMenu } from '@/components/dashboard/rows/delete-menu';
import { Badge } from '@/components/ui/badge';
import { Moment } from '@/components/ui/moment';
import { DataTable } from '@/components/ui/tables/data-table';
import type { ApiKey } from '@/lib/shared/api-keys/api-key.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ApiKeyTableProps = { apiKeys: readonly ApiKey[]; now: Date; texts: Texts };

/** The keys of programs, each with what it may do and its use. */
export function ApiKeyTable({ apiKeys, now, texts }: ApiKeyTableProps) {
  const own = texts.apiKeys;
  const columns = { ...texts.columns, ...own.columns };
  return (
    <DataTable
      label={own.heading}
      rows={apiKeys}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: columns.name,
          cell: ({ name, prefix }) => (
            <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
              <span className="wrap-anywhere font-semibold text-ink">{name}</span>
              <span className="font-mono text-muted text-xs">{prefix}…</span>
            </span>
          ),
        },
        {
          name: columns.scopes,
          cell: ({ scopes }) => (
            <ul className="grid min-w-0 gap-0.5 text-end font-mono text-xs as-table:text-start">
              {scopes.map((scope) => (
                <li key={scope}>{scope}</li>
              ))}
            </ul>
          ),
        },
        {
          name: columns.created,
          cell: ({ createdAt, createdBy }) => (
            <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
              <Moment at={createdAt} />
              <span className="wrap-anywhere text-muted text-xs">
                {createdBy ? fillText(own.createdBy, { email: createdBy }) : own.closed}
              </span>
            </span>
          ),
        },
        {
          name: columns.lastUsed,
          cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : own.neverUsed),
        },
        {
          name: columns.expires,
          cell: ({ expiresAt }) => (
            <span className="grid min-w-0 justify-items-end gap-1 text-end as-table:justify-items-start as-table:text-start">
              {expiresAt && new Date(expiresAt) < now ? <Badge tone="neutral">{own.expired}</Badge> : null}
              {expiresAt ? <Moment at={expiresAt} /> : own.noExpiry}
            </span>
          ),
        },
        {
          name: columns.actions,
          kind: 'actions',
          cell: ({ _id, name }) => (
            <DeleteMenu
              kind="api-key"
              id={_id}
              name={name}
              texts={{
                own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted'),
                more: texts.admin.more,
                confirm: texts.shell.confirm,
              }}
            />
          ),
        },
      ]}
    />
  );
}
