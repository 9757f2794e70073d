'use client';
import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#use-language';
import { RowsBeside } from '@/components/dashboard/beside/rows-beside';
import { SelectedRowsBar } from '@/components/dashboard/rows/row-selection';
import { Button } from '@/components/ui/controls/button';
import { ColumnPicker, useHiddenColumns } from '@/components/ui/tables/column-picker';
import { type Column, DataCells, DataHead, type Sorting } from '@/components/ui/tables/data-table';
import { Table, TableBody, TableRow } from '@/components/ui/tables/table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { BulkFilter } from '@/lib/shared/stock/bulk-edit.schema';
import { BULK_MAX } from '@/lib/shared/stock/bulk-max';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BulkPanel } from '../bulk/bulk-panel';
import { bulkValueText } from '../bulk/bulk-value-text';
import {
  type BulkChangeState,
  type ToolSelection,
  useBulkChange,
  useToolSelection,
} from '../bulk/use-bulk-change';
import type { CellActions } from '../cells/editable-cell';
import type { CellField, ProductRow } from '../cells/product-row';
import type { CategoryOptions } from '../editor/editor-values';
import { type ProductCells, productColumns } from './product-columns';
import type { ProductListTexts } from './product-list-texts';
import { fillOf, useProductRows } from './use-product-rows';

type ProductListProps = {
  tools: readonly ProductRow[];
  total: number;
  sorting: Sorting;
  filter: BulkFilter;
  categories: CategoryOptions;
  hiddenColumns: readonly string[];
  lowStockUnits: number;
  texts: ProductListTexts;
};

type Source = { id: string; field: CellField };

/** The tools of a page as a grid whose cells are edited in place, and what is done to those that are selected. */
export function ProductList(props: ProductListProps) {
  const { tools, total, sorting, filter, categories, hiddenColumns, lowStockUnits, texts } = props;
  const { cells } = texts.admin;
  const language = useLanguage();
  const page = useMemo(() => tools.map(({ _id }) => _id), [tools]);
  const selection = useToolSelection(page);
  const { hidden, show } = useHiddenColumns('products', hiddenColumns);
  const table = useRef<HTMLTableElement>(null);
  const [saved, setSaved] = useState('');
  const onSaved = useCallback(
    ({ name }: ProductRow, field: CellField) =>
      setSaved(fillText(cells.saved, { label: fillText(cells.names[field], { name }) })),
    [cells],
  );
  const { rows, calls, refreshIfLeft } = useProductRows(tools, { table, lowStockUnits, onSaved });
  const change = useBulkChange({ selection, filter, texts: texts.bulk });
  const loadPanel = useCallback(
    () => import('./tool-panel').then(({ toolPanel }) => toolPanel(texts)),
    [texts],
  );
  const [source, setSource] = useState<Source | null>(null);
  const bulkTexts = { bulk: texts.bulk, states: texts.editor.states };
  const columns = useMemo(() => productColumns(texts, language), [texts, language]);

  function fill({ id, field }: Source): void {
    const row = rows.find(({ _id }) => _id === id);
    const value = row && fillOf(row, field);
    if (field === 'quantity') change.say(cells.fillNoStock);
    else if (!value || (!selection.isAll && selection.ids.size === 0)) change.say(cells.fillNone);
    else void change.previewValue(value);
  }

  // Stable for the rows, which are memoized.
  const latestFill = useRef(fill);
  useEffect(() => {
    latestFill.current = fill;
  });
  const actions = useMemo<CellActions>(
    () => ({
      ...calls,
      onSource: (id, field) => startTransition(() => setSource({ id, field })),
      onFill: (id, field) => latestFill.current({ id, field }),
    }),
    [calls],
  );

  function sourceText(): string | undefined {
    const row = source && rows.find(({ _id }) => _id === source.id);
    if (!row || source.field === 'quantity') return undefined;
    const { [source.field]: value } = row;
    const shown = bulkValueText({ [source.field]: value }, { texts: bulkTexts, categories, language });
    return `${columns.find(({ key }) => key === source.field)?.name} ${shown}`;
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <BulkPanel
        change={change}
        isUsable={selection.isAll || selection.ids.size > 0}
        categories={categories}
        texts={bulkTexts}
      />
      <p role="status" className="sr-only">
        {saved}
      </p>
      <RowsBeside parameter="tool" load={loadPanel} version={tools} texts={texts.beside}>
        <div className="work-list min-w-0">
          <ProductBar
            selection={selection}
            pageLength={tools.length}
            total={total}
            change={change}
            source={sourceText()}
            onFill={() => (source ? fill(source) : change.say(cells.fillNone))}
            texts={{ bulk: texts.bulk, cells }}
          >
            <ColumnPicker
              label={texts.chosenColumns}
              columns={columns.flatMap(({ key, name }) => (key === undefined ? [] : [{ key, label: name }]))}
              hidden={hidden}
              onShow={show}
            />
          </ProductBar>
          <Table
            ref={table}
            aria-label={texts.own.heading}
            className="as-table:[&_:is(td,th):not(:first-child,:last-child)]:px-2"
            onBlur={({ relatedTarget }) => refreshIfLeft(relatedTarget)}
          >
            <DataHead columns={columns} sorting={sorting} hidden={hidden} />
            <TableBody>
              {rows.map((row) => (
                <ProductTableRow
                  key={row._id}
                  row={row}
                  isSelected={selection.isAll || selection.ids.has(row._id)}
                  columns={columns}
                  hidden={hidden}
                  lowStockUnits={lowStockUnits}
                  onSelect={selection.choose}
                  actions={actions}
                />
              ))}
            </TableBody>
          </Table>
        </div>
      </RowsBeside>
    </div>
  );
}

type ProductRowProps = ProductCells & {
  columns: readonly Column<ProductCells>[];
  hidden: ReadonlySet<string>;
};

/** Memoized: a saved cell renders one row again, not all. */
const ProductTableRow = memo(function ProductTableRow({ columns, hidden, ...cells }: ProductRowProps) {
  return (
    <TableRow
      data-row-id={cells.row._id}
      className="as-cards:grid-cols-[minmax(0,1fr)_auto_auto] as-cards:gap-x-3 as-cards:gap-y-0 as-cards:py-2"
    >
      <DataCells columns={columns} row={cells} hidden={hidden} />
    </TableRow>
  );
});

type ProductBarProps = {
  selection: ToolSelection;
  pageLength: number;
  total: number;
  change: BulkChangeState;
  /** The value that is filled down: `Price $12.50`; undefined until a cell was chosen. */
  source: string | undefined;
  onFill: () => void;
  texts: { bulk: Texts['bulk']; cells: Texts['admin']['products']['cells'] };
  children: ReactNode;
};

/** Lies on the table's head until rows are selected, and stays in view with them. */
function ProductBar(props: ProductBarProps) {
  const { selection, pageLength, total, change, source, onFill, children } = props;
  const { bulk, cells } = props.texts;
  const language = useLanguage();
  const count = selection.isAll ? total : selection.ids.size;
  return (
    <SelectedRowsBar
      label={bulk.selectPage}
      isWhole={selection.isAll || selection.isWhole}
      isPart={!selection.isAll && selection.chosen.length > 0 && !selection.isWhole}
      onSelectPage={selection.choosePage}
      count={count > 0 ? change.counted(bulk.selected, count) : ''}
      actions={
        <>
          {!selection.isAll && total > pageLength && total <= BULK_MAX ? (
            <Button variant="ghost" size="xs" onClick={selection.chooseAll}>
              {fillText(bulk.selectAll, { count: formatNumber(total, language) })}
            </Button>
          ) : null}
          <Button variant="ghost" size="xs" onClick={selection.clear}>
            {bulk.clear}
          </Button>
          <Button
            variant="outline"
            size="xs"
            busy={change.busy}
            title={source ? fillText(cells.fillHint, { value: source }) : cells.fillNone}
            onClick={onFill}
          >
            {source ? fillText(cells.fillValue, { value: source }) : cells.fill}
          </Button>
          <Button variant="outline" size="xs" aria-expanded={change.isOpen} onClick={change.switchOpen}>
            {bulk.open}
          </Button>
        </>
      }
    >
      {children}
    </SelectedRowsBar>
  );
}
