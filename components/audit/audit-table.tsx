import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { EmailText } from '@/components/ui/email-text';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { AuditEntry } from '@/lib/shared/audit/audit.schema';
import { formatMoment } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AuditChange } from './audit-change';

type AuditTexts = Texts['audit'];
type AuditTableProps = { entries: readonly AuditEntry[]; texts: AuditTexts };

export function AuditTable({ entries, texts }: AuditTableProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { columns } = texts;
  return (
    <Table aria-label={texts.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.at}</TableHeadCell>
          <TableHeadCell className="as-table:max-xl:min-w-36">{columns.action}</TableHeadCell>
          <TableHeadCell className="as-table:min-w-36">{columns.actor}</TableHeadCell>
          <TableHeadCell className="as-table:min-w-36">{columns.subject}</TableHeadCell>
          <TableHeadCell className="as-table:min-w-40">{columns.change}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.seq}>
            <TableCell label={columns.at} className="as-table:align-top">
              <span className="grid justify-items-end gap-0.5 as-table:justify-items-start">
                <time dateTime={entry.at} className="figures text-ink as-table:min-w-28">
                  {formatMoment(entry.at, language, timeZone)}
                </time>
                <span className="figures font-mono text-muted text-xs" title={entry.hash}>
                  #{entry.seq}
                </span>
              </span>
            </TableCell>
            <TableCell label={columns.action} className="as-table:align-top">
              <Badge tone={toneOf(entry.action)} breaks className="text-end font-mono as-table:text-start">
                {entry.action}
              </Badge>
            </TableCell>
            <TableCell label={columns.actor} className="as-table:align-top">
              <Actor entry={entry} texts={texts} />
            </TableCell>
            <TableCell label={columns.subject} className="as-table:align-top">
              <Subject subject={entry.subject} texts={texts} />
            </TableCell>
            <TableCell label={columns.change} className="as-table:align-top">
              <AuditChange before={entry.before} after={entry.after} texts={texts} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function toneOf(action: string): BadgeTone {
  if (/failed|blocked/.test(action)) return 'danger';
  if (/deleted|removed|cancelled|closed|disabled|refunded|expired/.test(action)) return 'accent';
  return action.startsWith('session.') ? 'neutral' : 'info';
}

function Actor({ entry, texts }: { entry: AuditEntry; texts: AuditTexts }) {
  const { kind, id, email, name } = entry.actor;
  return (
    <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
      <span className="text-ink">{texts.actors[kind]}</span>
      {email ? <EmailText email={email} className="text-muted text-xs" /> : null}
      {name ? <span className="wrap-anywhere text-muted text-xs">{name}</span> : null}
      {id && !email && kind !== 'key' ? <span className="text-muted text-xs">{texts.closed}</span> : null}
      {entry.address ? (
        <span className="wrap-anywhere text-muted text-xs">
          {fillText(texts.from, { address: entry.address })}
        </span>
      ) : null}
    </span>
  );
}

function Subject({ subject, texts }: { subject: AuditEntry['subject']; texts: AuditTexts }) {
  const { kind, id, label, email } = subject;
  const kinds: Record<string, string> = texts.kinds;
  return (
    <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
      <span className="wrap-anywhere line-clamp-2 text-ink">{label ?? kinds[kind] ?? kind}</span>
      {email ? <EmailText email={email} className="text-muted text-xs" /> : null}
      {id && !email ? <span className="wrap-anywhere font-mono text-muted text-xs">{id}</span> : null}
    </span>
  );
}
