import { clsx } from 'clsx';
import { Warehouse } from 'lucide';
import { StockLabel } from '@/components/stock/stock-label';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import type { Column } from '@/components/ui/tables/data-table';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { type CellActions, EditableCell } from '../cells/editable-cell';
import type { ProductRow } from '../cells/product-row';
import { DeleteToolButton, EditToolButton } from '../tool-buttons';
import { StockNotes, stockName, ToolCell } from './product-cells';
import type { ProductListTexts } from './product-list-texts';

/** The cells of a row are made of this. */
export type ProductCells = {
  row: ProductRow;
  isSelected: boolean;
  lowStockUnits: number;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  actions: CellActions;
};

const NUMBER = 'as-cards:justify-end as-table:text-end [--cell-align:end]';

/** As a card: name and price, then stock and actions. Columns with a key can be left out. */
export function productColumns(texts: ProductListTexts, language: Language): readonly Column<ProductCells>[] {
  const { columns } = texts.own;
  const { cells } = texts.admin;
  const { states } = texts.editor;
  const count = (value: number) => formatNumber(value, language);
  const cellTexts = { cells, states };
  return [
    {
      name: columns.tool,
      sorts: { up: 'name', down: '-name' },
      headClassName: 'as-table:w-full as-table:ps-9.5',
      hasLabel: false,
      // Has what the other columns leave, and is cut there.
      className: 'as-cards:col-span-2 as-table:max-w-0',
      cell: ({ row, isSelected, onSelect }) => (
        <ToolCell row={row} isSelected={isSelected} onSelect={onSelect} texts={texts} />
      ),
    },
    {
      key: 'price',
      name: columns.price,
      sorts: { up: 'price', down: '-price' },
      headClassName: 'as-table:text-end',
      hasLabel: false,
      className: NUMBER,
      cell: ({ row, actions }) => (
        <EditableCell
          {...{ row, actions, texts: cellTexts }}
          field="price"
          show={({ price }) => formatDollars(price, language)}
          textOf={({ price }) => formatDollars(price, language)}
          className="font-semibold text-ink"
        />
      ),
    },
    {
      key: 'moq',
      isAlone: true,
      name: columns.moq,
      sorts: { up: 'moq', down: '-moq' },
      headClassName: 'as-table:text-end',
      hasLabel: false,
      className: clsx('as-cards:hidden', NUMBER),
      cell: ({ row, actions }) => (
        <EditableCell
          {...{ row, actions, texts: cellTexts }}
          field="moq"
          show={({ moq }) => count(moq)}
          textOf={({ moq }) => count(moq)}
        />
      ),
    },
    {
      key: 'quantity',
      name: columns.quantity,
      sorts: { up: 'quantity', down: '-quantity' },
      hasLabel: false,
      className: 'as-cards:col-start-1 as-cards:row-start-2',
      cell: ({ row, actions }) => (
        <span className="block min-w-0 as-table:w-38">
          <EditableCell
            {...{ row, actions, texts: cellTexts }}
            field="quantity"
            show={({ moq, quantity }) => <StockLabel moq={moq} quantity={quantity} texts={texts.tools} />}
            textOf={({ quantity }) => count(quantity)}
            labelOf={(shown) => stockName(shown, texts.tools, language)}
          />
          <StockNotes row={row} texts={texts} />
        </span>
      ),
    },
    {
      key: 'state',
      isAlone: true,
      name: texts.editor.fields.state,
      hasLabel: false,
      className: 'as-cards:hidden',
      cell: ({ row, actions }) => (
        <EditableCell
          {...{ row, actions, texts: cellTexts }}
          field="state"
          show={({ state: shown }) =>
            shown === 'on-sale' ? states[shown] : <Badge tone="info">{states[shown]}</Badge>
          }
          textOf={({ state: shown }) => states[shown]}
        />
      ),
    },
    {
      key: 'lowStockBelow',
      isAlone: true,
      name: columns.lowStockBelow,
      headClassName: 'as-table:w-21 as-table:max-xl:hidden as-table:text-end',
      hasLabel: false,
      className: clsx('as-cards:hidden as-table:max-xl:hidden', NUMBER),
      cell: ({ row, actions, lowStockUnits }) => (
        <EditableCell
          {...{ row, actions, texts: cellTexts }}
          field="lowStockBelow"
          show={({ lowStockBelow }) => count(lowStockBelow ?? lowStockUnits)}
          textOf={({ lowStockBelow }) =>
            lowStockBelow === null
              ? fillText(cells.storeLimit, { count: count(lowStockUnits) })
              : count(lowStockBelow)
          }
          className={row.lowStockBelow === null ? 'text-muted' : ''}
        />
      ),
    },
    {
      key: 'sold',
      isAlone: true,
      name: columns.sold,
      sorts: { up: 'sold', down: '-sold', first: 'down' },
      headClassName: 'as-table:max-xl:hidden as-table:text-end',
      hasLabel: false,
      className: clsx('as-cards:hidden as-table:max-xl:hidden', NUMBER),
      cell: ({ row }) => (
        <span className={clsx('figures', !row.sold && 'text-muted')}>{count(row.sold)}</span>
      ),
    },
    {
      name: columns.actions,
      isAlone: true,
      // Under what stands at the end of the bar.
      isNameHidden: true,
      headClassName: 'no-print',
      hasLabel: false,
      className:
        'no-print as-cards:col-span-2 as-cards:col-start-2 as-cards:row-start-2 as-cards:items-end as-cards:justify-end',
      cell: ({ row: { _id, name } }) => (
        <span className="flex items-center justify-end gap-0.5 [&>:is(a,button)]:h-7 [&>:is(a,button)]:px-2 [&>:is(a,button)]:text-[0.8125rem]">
          <EditToolButton tool={{ _id, name }} texts={texts.editor} />
          <LinkButton
            href={ROUTES.toolStock(_id)}
            prefetch={false}
            variant="ghost"
            size="xs"
            title={texts.stock.link}
            aria-label={fillText(texts.stock.linkHint, { name })}
          >
            <Icon node={Warehouse} />
          </LinkButton>
          <DeleteToolButton
            tool={{ _id, name }}
            texts={{ own: texts.own, admin: texts.admin, confirm: texts.confirm }}
          />
        </span>
      ),
    },
  ];
}
