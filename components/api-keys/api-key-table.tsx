import { DeleteButton } from '@/components/dashboard/rows/delete-button';
import { Badge } from '@/components/ui/badge';
import { Moment } from '@/components/ui/moment';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { ApiKey } from '@/lib/shared/api-keys/api-key.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ApiKeyTableProps = { apiKeys: readonly ApiKey[]; now: Date; texts: Texts };

/** The keys of programs, each with what it may do and its use. */
export function ApiKeyTable({ apiKeys, now, texts }: ApiKeyTableProps) {
  const own = texts.apiKeys;
  const { columns } = own;
  return (
    <Table aria-label={own.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.name}</TableHeadCell>
          <TableHeadCell>{columns.scopes}</TableHeadCell>
          <TableHeadCell>{columns.created}</TableHeadCell>
          <TableHeadCell>{columns.lastUsed}</TableHeadCell>
          <TableHeadCell>{columns.expires}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.actions}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {apiKeys.map((apiKey) => {
          const { _id, name, prefix, scopes, createdAt, createdBy, lastUsedAt, expiresAt } = apiKey;
          const isExpired = expiresAt !== undefined && new Date(expiresAt) < now;
          return (
            <TableRow key={_id}>
              <TableCell label={columns.name}>
                <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
                  <span className="wrap-anywhere font-semibold text-ink">{name}</span>
                  <span className="font-mono text-muted text-xs">{prefix}…</span>
                </span>
              </TableCell>
              <TableCell label={columns.scopes}>
                <ul className="grid min-w-0 gap-0.5 text-end font-mono text-xs as-table:text-start">
                  {scopes.map((scope) => (
                    <li key={scope}>{scope}</li>
                  ))}
                </ul>
              </TableCell>
              <TableCell label={columns.created}>
                <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
                  <Moment at={createdAt} />
                  <span className="wrap-anywhere text-muted text-xs">
                    {createdBy ? fillText(own.createdBy, { email: createdBy }) : own.closed}
                  </span>
                </span>
              </TableCell>
              <TableCell label={columns.lastUsed}>
                {lastUsedAt ? <Moment at={lastUsedAt} /> : own.neverUsed}
              </TableCell>
              <TableCell label={columns.expires}>
                <span className="grid min-w-0 justify-items-end gap-1 text-end as-table:justify-items-start as-table:text-start">
                  {isExpired ? <Badge tone="neutral">{own.expired}</Badge> : null}
                  {expiresAt ? <Moment at={expiresAt} /> : own.noExpiry}
                </span>
              </TableCell>
              <TableCell className="as-table:text-end">
                <DeleteButton
                  kind="api-key"
                  id={_id}
                  name={name}
                  texts={{
                    own: pick(own, 'delete', 'deleteTitle', 'deleteText', 'deleted'),
                    confirm: texts.shell.confirm,
                  }}
                />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
