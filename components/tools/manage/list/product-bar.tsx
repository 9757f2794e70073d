import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { SelectedRowsBar } from '@/components/dashboard/rows/row-selection';
import { Button } from '@/components/ui/controls/button';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { BULK_MAX } from '@/lib/shared/stock/bulk-max';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { BulkChangeState } from '../bulk/use-bulk-change';
import type { ToolSelection } from '../bulk/use-tool-selection';

type ProductBarProps = {
  selection: ToolSelection;
  pageLength: number;
  total: number;
  change: BulkChangeState;
  /** What is filled down: `Price $12.50`; undefined until a cell was chosen. */
  source: string | undefined;
  onFill: () => void;
  texts: { bulk: Texts['bulk']; cells: Texts['admin']['products']['cells'] };
  children: ReactNode;
};

/** Lies on the table's head until rows are selected, and stays in view with them. */
export function ProductBar(props: ProductBarProps) {
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
