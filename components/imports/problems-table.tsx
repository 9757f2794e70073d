import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { DataTable } from '@/components/ui/tables/data-table';
import { downloadCsv } from '@/lib/client/files/download-csv';
import { translate } from '@/lib/client/language/translations';
import type { ImportProblem, ProblemGroup } from '@/lib/shared/imports/import.schema';
import { type AdditionKind, GROUP_VALUES_LISTED } from '@/lib/shared/imports/import-kinds';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { ImportTexts } from './use-import';

type Said = Pick<ImportProblem, 'code' | 'params' | 'message'>;

const saidOf = ({ code, params, message }: Said) =>
  translate({ code, ...(params ? { params } : {}) }, message);

/** So many numbers of rows are listed. */
const ROWS_SHOWN = 5;

/** `3, 4, 7 …` */
export function rowsText(rows: readonly { row: number }[], language: Language): string {
  const shown = rows.slice(0, ROWS_SHOWN).map(({ row }) => formatNumber(row, language));
  return `${shown.join(', ')}${rows.length > ROWS_SHOWN ? ' …' : ''}`;
}

type Counted = { one: string; many: string };

const counted = ({ one, many }: Counted, count: number, language: Language) =>
  fillText(count === 1 ? one : many, { count: formatNumber(count, language) });

function saveProblems(problems: readonly ImportProblem[], { report }: ImportTexts, language: Language): void {
  const { row, column, value, message } = report.problem;
  const rows = problems.map((problem) => [
    ...[problem.row, problem.column ?? '', problem.value ?? ''],
    saidOf(problem),
  ]);
  downloadCsv(
    'import-problems',
    [[row, column, value, message], ...rows],
    LANGUAGE_FACTS[language].csvDelimiter,
  );
}

/** So many cells of a cause are shown. */
const VALUES_SHOWN = 8;

type CellsProps = Pick<ProblemsTableProps, 'onCreate' | 'texts'> & { group: ProblemGroup };

function Cells({ group, onCreate, texts }: CellsProps) {
  const language = useLanguage();
  const filled = group.values.filter(({ value }) => value !== '');
  if (filled.length === 0) return '–';
  const { create: missing } = group;
  const list = (
    <ul className="grid gap-0.5">
      {filled.slice(0, VALUES_SHOWN).map(({ value, rows }) => (
        <li key={value} className="wrap-anywhere">
          {value} <span className="text-muted">({counted(texts.report.rowCount, rows, language)})</span>
        </li>
      ))}
      {filled.length > VALUES_SHOWN ? <li aria-hidden="true">…</li> : null}
    </ul>
  );
  if (!missing || !onCreate) return list;
  // There may be more than those that are listed.
  const isAll = filled.length < GROUP_VALUES_LISTED;
  return (
    <div className="grid gap-2">
      {list}
      <div>
        <Button variant="outline" size="sm" onClick={() => onCreate(missing)}>
          {isAll
            ? counted(texts.report.create[missing], filled.length, language)
            : texts.report.createAll[missing]}
        </Button>
      </div>
    </div>
  );
}

type ProblemsTableProps = {
  /** Notes are of rows that are not refused. */
  areNotes?: boolean;
  groups: readonly ProblemGroup[];
  problems: readonly ImportProblem[];
  onCreate: ((missing: AdditionKind) => void) | null;
  texts: ImportTexts;
};

/** Why rows of an import are refused, by column and cause; row by row as a file. */
export function ProblemsTable({ areNotes = false, groups, problems, onCreate, texts }: ProblemsTableProps) {
  const own = texts.report;
  const heading = areNotes ? own.notes : own.problems;
  const language = useLanguage();
  if (groups.length === 0) return null;
  const rowsOf = ({ column, code }: ProblemGroup) =>
    problems.filter((problem) => problem.column === column && problem.code === code);
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-bold">{heading}</h3>
        {areNotes ? null : (
          <Button variant="outline" size="sm" onClick={() => saveProblems(problems, texts, language)}>
            {own.saveProblems}
          </Button>
        )}
      </div>
      <DataTable
        label={heading}
        rows={groups}
        keyOf={({ column, code }) => `${column} ${code}`}
        columns={[
          {
            name: own.problem.column,
            cell: ({ column }) => <span className="wrap-anywhere">{column ?? '–'}</span>,
          },
          { name: areNotes ? own.note : own.problem.message, cell: saidOf },
          {
            name: own.problem.value,
            cell: (group) => <Cells group={group} onCreate={onCreate} texts={texts} />,
          },
          {
            name: own.problem.row,
            cell: (group) => (
              <>
                {counted(own.rowCount, group.rows, language)}
                <span className="block text-muted text-sm">{rowsText(rowsOf(group), language)}</span>
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
