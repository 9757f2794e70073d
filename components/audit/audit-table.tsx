import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { Moment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { DataTable } from '@/components/ui/tables/data-table';
import { CellLines } from '@/components/ui/tables/table';
import type { AuditEntry } from '@/lib/shared/audit/audit.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AuditChange } from './audit-change';

type AuditTexts = Texts['audit'];
type AuditTableProps = { entries: readonly AuditEntry[]; texts: AuditTexts };

const INKS = { danger: 'text-danger', accent: 'text-accent-ink', usual: 'text-ink' } as const;

export function AuditTable({ entries, texts }: AuditTableProps) {
  const { columns } = texts;
  // The log can have actions of another version of the store.
  const actions: Readonly<Record<string, string>> = texts.actions;
  return (
    <DataTable
      label={texts.heading}
      rows={entries}
      keyOf={({ seq }) => seq}
      className="as-table:table-fixed"
      rowClassName="as-cards:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
      columns={[
        {
          name: columns.at,
          hasLabel: false,
          className: 'as-cards:col-span-full',
          headClassName: 'as-table:w-44 as-table:max-xl:w-36',
          cell: ({ seq, hash, at }) => (
            <CellLines below={<span className="font-mono">#{seq}</span>} belowTitle={hash}>
              <Moment at={at} titled className="figures text-ink" />
            </CellLines>
          ),
        },
        {
          name: columns.action,
          hasLabel: false,
          className: 'as-cards:col-span-full',
          headClassName: 'as-table:w-[18%]',
          cell: ({ action }) => (
            <CellLines
              title={actions[action] ?? action}
              below={<span className="font-mono text-2xs">{action}</span>}
              belowTitle={action}
            >
              <span className={clsx('font-medium', INKS[toneOf(action)])}>{actions[action] ?? action}</span>
            </CellLines>
          ),
        },
        {
          name: columns.actor,
          hasLabel: false,
          headClassName: 'as-table:w-[19%]',
          cell: (entry) => <Actor entry={entry} texts={texts} />,
        },
        {
          name: columns.subject,
          hasLabel: false,
          headClassName: 'as-table:w-[16%]',
          cell: ({ subject }) => <Subject subject={subject} texts={texts} />,
        },
        {
          name: columns.change,
          hasLabel: false,
          className: 'as-cards:col-span-full as-cards:empty:hidden',
          cell: ({ before, after }) => <AuditChange before={before} after={after} texts={texts} />,
        },
      ]}
    />
  );
}

function toneOf(action: string): keyof typeof INKS {
  if (/failed|blocked/.test(action)) return 'danger';
  return /deleted|removed|cancelled|closed|disabled|refunded|expired/.test(action) ? 'accent' : 'usual';
}

function Actor({ entry, texts }: { entry: AuditEntry; texts: AuditTexts }) {
  const { kind, id, email, name } = entry.actor;
  const isClosed = id && !email && kind !== 'key';
  const who = [texts.actors[kind], ...(name ? [name] : []), ...(isClosed ? [texts.closed] : [])].join(' · ');
  const from = entry.address ? fillText(texts.from, { address: entry.address }) : '';
  const where = [...(email ? [email] : []), ...(from ? [from] : [])].join(' · ');
  return (
    <CellLines title={who} below={where || null} belowTitle={where}>
      <span className="text-ink">{who}</span>
    </CellLines>
  );
}

function Subject({ subject, texts }: { subject: AuditEntry['subject']; texts: AuditTexts }) {
  const { kind, id, label, email } = subject;
  const kinds: Record<string, string> = texts.kinds;
  const what = label ?? kinds[kind] ?? kind;
  return (
    <CellLines
      title={what}
      below={email ?? (id ? <span className="font-mono text-2xs">{id}</span> : null)}
      belowTitle={email ?? id ?? undefined}
      className="as-cards:text-end"
    >
      <span className="text-ink">{what}</span>
    </CellLines>
  );
}

type UnsealedNoticeProps = { isolated: number; unknownKey: number; texts: Texts['audit']['unsealed'] };

export function UnsealedNotice({ isolated, unknownKey, texts }: UnsealedNoticeProps) {
  const language = useLanguage();
  const sentence = (count: number, { one, many }: { one: string; many: string }) =>
    count === 1 ? one : fillText(many, { count: formatNumber(count, language) });
  if (isolated + unknownKey === 0) return null;
  return (
    <Notice tone="danger">
      <div className="grid gap-1">
        {isolated > 0 ? <p>{sentence(isolated, texts.isolated)}</p> : null}
        {unknownKey > 0 ? <p>{sentence(unknownKey, texts.unknownKey)}</p> : null}
      </div>
    </Notice>
  );
}
