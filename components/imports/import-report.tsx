import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Panel } from '@/components/ui/panel';
import { Notice } from '@/components/ui/states/notice';
import type { ImportResult } from '@/lib/shared/imports/import.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { type ColumnNaming, ColumnsTable } from './columns-table';
import { ChangesTable, ProblemsTable } from './import-tables';
import type { ImportTexts } from './import-texts';

const COUNTS = ['created', 'changed', 'same', 'refused'] as const;

type ImportReportProps = {
  run: ImportResult;
  /** What can be done with it. */
  actions: ReactNode;
  /** How columns that are not known are said to be something; null where that is over. */
  naming: ColumnNaming | null;
  texts: ImportTexts;
};

function headingOf({ dryRun, state }: ImportResult, { report }: ImportTexts): string {
  if (dryRun) return report.checked;
  return state === 'running' ? report.done : report[state];
}

/** What became of a file, or would become of it. */
export function ImportReport({ run, actions, naming, texts }: ImportReportProps) {
  const own = texts.report;
  const language = useLanguage();
  const changing = run.created + run.changed;
  const isNothing = run.dryRun && changing === 0 && run.refused === 0;
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
      <ProblemsTable problems={run.problems} texts={texts} />
      <ChangesTable changes={run.changes} total={changing} texts={texts} />
    </Panel>
  );
}
