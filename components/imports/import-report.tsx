import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { DataTable } from '@/components/ui/tables/data-table';
import type { ImportChange, ImportResult } from '@/lib/shared/imports/import.schema';
import { type AdditionKind, LEFT_OUT_REASONS } from '@/lib/shared/imports/import-kinds';
import {
  CHANGES_SHOWN,
  type Shown,
  type ShownNames,
  shownEntries,
  subjectText,
  withAdded,
} from '@/lib/shared/imports/shown-values';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import { type ColumnNaming, ColumnsTable } from './columns-table';
import { FilesReport } from './files-report';
import { ProblemsTable, rowsText } from './problems-table';
import type { ImportTexts } from './use-import';

const COUNTS = ['created', 'changed', 'same', 'refused'] as const;

type ImportReportProps = {
  run: ImportResult;
  actions: ReactNode;
  /** How columns that are not known are said to be something; null where that is over. */
  naming: ColumnNaming | null;
  /** Adds what rows name and is missing; null where that is over. */
  onCreate: ((missing: AdditionKind) => void) | null;
  names: ShownNames;
  texts: ImportTexts;
};

function headingOf({ dryRun, state }: ImportResult, { report }: ImportTexts): string {
  if (dryRun) return report.checked;
  return state === 'running' ? report.done : report[state];
}

/** Shows the result of a file, or the one it would have. */
export function ImportReport({ run, actions, naming, onCreate, names, texts }: ImportReportProps) {
  const own = texts.report;
  const language = useLanguage();
  const changing = run.created + run.changed;
  const isNothing = run.dryRun && changing === 0 && run.refused === 0;
  if (run.files)
    return (
      <Panel heading={headingOf(run, texts)}>
        {run.state === 'cancelled' ? <Notice tone="warning">{own.cancelledText}</Notice> : null}
        {actions}
        <FilesReport files={run.files} texts={texts} />
      </Panel>
    );
  return (
    <Panel heading={headingOf(run, texts)}>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {COUNTS.map((name) => (
          <div key={name} className="grid">
            <dt className="text-muted text-sm">{own.counts[name]}</dt>
            <dd
              className={`figures font-bold text-lg ${name === 'refused' && run.refused > 0 ? 'text-danger' : ''}`}
            >
              {formatNumber(run[name], language)}
            </dd>
          </div>
        ))}
      </dl>
      {isNothing ? <Notice>{own.nothing}</Notice> : null}
      {run.state === 'cancelled' ? <Notice tone="warning">{own.cancelledText}</Notice> : null}
      {actions}
      {run.columns.length > 0 ? <ColumnsTable columns={run.columns} naming={naming} texts={texts} /> : null}
      <Added run={run} texts={texts} />
      <ProblemsTable groups={run.groups} problems={run.problems} onCreate={onCreate} texts={texts} />
      <ProblemsTable
        areNotes
        groups={run.noteGroups}
        problems={run.notes}
        onCreate={onCreate}
        texts={texts}
      />
      <LeftOut rows={run.leftOut} texts={texts} />
      <ChangesTable run={run} names={names} texts={texts} />
    </Panel>
  );
}

type Own = { texts: ImportTexts };

function Values({ values, shown }: { values: ImportChange['after']; shown: Shown }) {
  return (
    <dl className="grid gap-1 text-sm">
      {shownEntries(values, shown).map(([name, value]) => (
        <div key={name} className="wrap-anywhere">
          <dt className="inline text-muted">{name}</dt>{' '}
          <dd className="figures inline font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first changes of an import, row by row: what each was and is. */
function ChangesTable({ run, names, texts }: Own & { run: ImportResult; names: ShownNames }) {
  const own = texts.report;
  const language = useLanguage();
  const changes = run.changes.slice(0, CHANGES_SHOWN);
  if (changes.length === 0) return null;
  const shown = { ...withAdded(names, run), texts, language };
  const heading =
    run.created + run.changed > changes.length
      ? fillText(own.firstChanges, { count: formatNumber(changes.length, language) })
      : own.changes;
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{heading}</h3>
      <DataTable
        label={heading}
        rows={changes}
        keyOf={({ row }) => row}
        columns={[
          {
            name: own.change.row,
            cell: ({ row }) => <span className="figures">{formatNumber(row, language)}</span>,
          },
          {
            name: own.change.subject,
            cell: (change) => (
              <span className="wrap-anywhere font-mono text-xs">{subjectText(change, shown)}</span>
            ),
          },
          {
            name: own.change.before,
            cell: ({ before }) =>
              Object.keys(before).length === 0 ? own.isNew : <Values values={before} shown={shown} />,
          },
          {
            name: own.change.after,
            cell: ({ after }) => <Values values={after} shown={shown} />,
          },
        ]}
      />
    </section>
  );
}

/** The categories, price groups and price lists that come before the rows. */
function Added({ run: { added }, texts }: Own & { run: ImportResult }) {
  const kinds = [...new Set(added.map(({ create }) => create))];
  return kinds.map((kind) => (
    <p key={kind} className="wrap-anywhere text-sm">
      {fillText(texts.report.added[kind], {
        names: added.flatMap(({ create, name }) => (create === kind ? name : [])).join(', '),
      })}
    </p>
  ));
}

/** The rows of a file that are none of its kind. */
function LeftOut({ rows, texts }: Own & { rows: ImportResult['leftOut'] }) {
  const own = texts.report;
  const language = useLanguage();
  return LEFT_OUT_REASONS.map((reason) => {
    const found = rows.filter(({ why }) => why === reason);
    if (found.length === 0) return null;
    return (
      <p key={reason} className="text-muted text-sm">
        {fillText(own.leftOut[reason], { rows: rowsText(found, language) })}
      </p>
    );
  });
}
