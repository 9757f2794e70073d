import { X } from 'lucide';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { CellLink, CellText, DataTable } from '@/components/ui/tables/data-table';
import { ROUTES } from '@/lib/shared/site/routes';
import type { BulkEntry, BulkHistory } from '@/lib/shared/stock/bulk-edit.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BulkRows } from './bulk/bulk-rows';
import { changeSentence, countedText } from './change-sentence';
import type { CategoryOptions } from './editor/editor-values';
import { UndoChangeButton } from './undo-change-button';

type ChangeTableProps = {
  changes: readonly BulkHistory[];
  /** Whose tools are shown. */
  open: string | undefined;
  categories: CategoryOptions;
  texts: Pick<Texts, 'columns' | 'bulk' | 'bulkChanges' | 'editor'>;
};

export function ChangeTable({ changes, open, categories, texts }: ChangeTableProps) {
  const language = useLanguage();
  const { bulk, bulkChanges: own, editor } = texts;
  const columns = { ...texts.columns, ...own.columns };
  const shown = { own, texts: { bulk, states: editor.states }, categories, language };
  const undoTexts = {
    undo: own.undo,
    undoHint: own.undoHint,
    tooOld: own.tooOld,
    undone: bulk.undone,
    staying: bulk.staying,
  };
  return (
    <DataTable
      label={own.heading}
      rows={changes}
      keyOf={({ undoToken }) => undoToken}
      columns={[
        {
          name: columns.what,
          hasLabel: false,
          cell: (entry) => (
            <CellLink
              href={ROUTES.bulkChange(entry.undoToken)}
              aria-current={entry.undoToken === open || undefined}
            >
              {changeSentence(entry, shown)}
            </CellLink>
          ),
        },
        { name: columns.who, cell: ({ actorName }) => <CellText>{actorName ?? own.nobody}</CellText> },
        {
          name: columns.when,
          className: 'figures whitespace-nowrap',
          cell: ({ at }) => <Moment at={at} />,
        },
        { name: columns.state, cell: (entry) => <ChangeState entry={entry} texts={own} /> },
        {
          name: columns.actions,
          kind: 'actions',
          className: 'as-cards:justify-end as-cards:empty:hidden',
          cell: (entry) =>
            entry.undone ? null : (
              <UndoChangeButton
                undoToken={entry.undoToken}
                sentence={changeSentence(entry, shown)}
                texts={undoTexts}
              />
            ),
        },
      ]}
    />
  );
}

function ChangeState({ entry, texts }: { entry: BulkHistory; texts: Texts['bulkChanges'] }) {
  const language = useLanguage();
  const { undone, undoUntil } = entry;
  const more = undone && undone.kept > 0 ? countedText(texts.keptOf, undone.kept, language) : undefined;
  const undoneText = undone?.actorName
    ? fillText(texts.undone, { name: undone.actorName })
    : texts.undoneBySomeone;
  return (
    <span className="wrap-anywhere grid min-w-0 text-end as-table:text-start">
      {undone ? <Moment at={undone.at} text={undoneText} /> : texts.inForce}
      {undone ? null : <Moment at={undoUntil} text={texts.until} className="text-muted text-xs leading-4" />}
      {more ? <span className="text-muted text-xs leading-4">{more}</span> : null}
    </span>
  );
}

type ChangedToolsProps = {
  entry: BulkEntry;
  categories: CategoryOptions;
  texts: Pick<Texts, 'bulk' | 'bulkChanges' | 'editor'>;
};

/** Shows the result for each tool of a change, and for each when it was undone. */
export function ChangedTools({ entry, categories, texts }: ChangedToolsProps) {
  const language = useLanguage();
  const { bulk, bulkChanges: own, editor } = texts;
  const bulkTexts = { bulk, states: editor.states };
  const notes = new Map(
    (entry.undone?.rows ?? []).map(({ toolId, problem }) => [
      toolId,
      problem ? bulk.problems[problem] : own.restored,
    ]),
  );
  return (
    <Panel heading={changeSentence(entry, { own, texts: bulkTexts, categories, language })}>
      <BulkRows
        label={own.tableOf}
        columns={own.rows}
        rows={entry.rows}
        notes={notes}
        categories={categories}
        texts={bulkTexts}
      />
      <LinkButton
        href={ROUTES.bulkChanges}
        variant="outline"
        size="sm"
        className="no-print justify-self-start"
      >
        <Icon node={X} />
        {own.close}
      </LinkButton>
    </Panel>
  );
}
