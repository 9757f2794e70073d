import { clsx } from 'clsx';
import { Warehouse } from 'lucide';
import { memo } from 'react';
import { useLanguage } from '#use-language';
import { SelectRow } from '@/components/dashboard/rows/row-selection';
import { StockLabel, stockText } from '@/components/stock/stock-label';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Picture } from '@/components/ui/picture';
import { CellLines, TableCell, TableRow } from '@/components/ui/tables/table';
import { languageName } from '@/lib/client/language/names';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { type CellActions, EditableCell } from '../cells/editable-cell';
import type { ProductRow } from '../cells/product-row';
import { DeleteToolButton, EditToolButton } from '../tool-buttons';
import type { ProductListTexts } from './product-head';

type ProductRowProps = {
  row: ProductRow;
  isSelected: boolean;
  hidden: ReadonlySet<string>;
  lowStockUnits: number;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  actions: CellActions;
  texts: ProductListTexts;
};

const NUMBER = 'as-cards:justify-end as-table:text-end [--cell-align:end]';

/** Memoized: a saved cell renders one row again, not all. As a card: name and price, then stock and actions. */
export const ProductTableRow = memo(function ProductTableRow(props: ProductRowProps) {
  const { row, isSelected, hidden, lowStockUnits, onSelect, actions, texts } = props;
  const language = useLanguage();
  const { _id, name } = row;
  const hide = (column: string) => hidden.has(column) && 'as-table:hidden';
  const count = (value: number) => formatNumber(value, language);
  const shared = { row, actions, texts: { cells: texts.admin.cells, states: texts.editor.states } };
  const { cells } = texts.admin;
  const { states } = texts.editor;
  // A card has no cell for it.
  const state =
    row.state === 'on-sale' ? null : (
      <Badge tone="info" className="as-table:hidden">
        {states[row.state]}
      </Badge>
    );
  return (
    <TableRow className="as-cards:grid-cols-[minmax(0,1fr)_auto_auto] as-cards:gap-x-3 as-cards:gap-y-0 as-cards:py-2">
      {/* Has what the other columns leave, and is cut there. */}
      <TableCell className="as-cards:col-span-2 as-table:max-w-0">
        <span className="flex min-w-0 items-center gap-3 as-table:ps-2">
          <SelectRow
            label={fillText(texts.bulk.select, { name })}
            isSelected={isSelected}
            onSelect={(isChosen, isRange) => onSelect(_id, isChosen, isRange)}
          />
          <Picture
            src={row.image}
            fallback={TOOL_PLACEHOLDER}
            alt=""
            width={40}
            height={32}
            sizes="2.5rem"
            className="h-8 w-10 shrink-0 rounded-md border border-line bg-sunken object-cover max-xl:hidden"
          />
          <CellLines
            title={name}
            below={
              <>
                <span className="font-mono">{row.sku}</span>
                {missingText(row, texts.admin.translation, language)}
              </>
            }
            aside={state}
          >
            <Link
              href={row.state === 'draft' ? ROUTES.editTool(_id) : ROUTES.tool(row.slug)}
              prefetch={false}
              className="rounded-sm font-semibold text-ink underline decoration-transparent underline-offset-4 hover:decoration-accent-strong"
            >
              {name}
            </Link>
          </CellLines>
        </span>
      </TableCell>
      <TableCell className={clsx(NUMBER, hide('price'))}>
        <EditableCell
          {...shared}
          field="price"
          show={({ price }) => formatDollars(price, language)}
          textOf={({ price }) => formatDollars(price, language)}
          className="font-semibold text-ink"
        />
      </TableCell>
      <TableCell className={clsx('as-cards:hidden', NUMBER, hide('moq'))}>
        <EditableCell
          {...shared}
          field="moq"
          show={({ moq }) => count(moq)}
          textOf={({ moq }) => count(moq)}
        />
      </TableCell>
      <TableCell className={clsx('as-cards:col-start-1 as-cards:row-start-2', hide('quantity'))}>
        <span className="block min-w-0 as-table:w-38">
          <EditableCell
            {...shared}
            field="quantity"
            show={({ moq, quantity }) => <StockLabel moq={moq} quantity={quantity} texts={texts.tools} />}
            textOf={({ quantity }) => count(quantity)}
            labelOf={(shown) => stockName(shown, texts.tools, language)}
          />
          <StockNotes row={row} texts={texts} />
        </span>
      </TableCell>
      <TableCell className={clsx('as-cards:hidden', hide('state'))}>
        <EditableCell
          {...shared}
          field="state"
          show={({ state: shown }) =>
            shown === 'on-sale' ? states[shown] : <Badge tone="info">{states[shown]}</Badge>
          }
          textOf={({ state: shown }) => states[shown]}
        />
      </TableCell>
      <TableCell className={clsx('as-cards:hidden as-table:max-xl:hidden', NUMBER, hide('lowStockBelow'))}>
        <EditableCell
          {...shared}
          field="lowStockBelow"
          show={({ lowStockBelow }) => count(lowStockBelow ?? lowStockUnits)}
          textOf={({ lowStockBelow }) =>
            lowStockBelow === null
              ? fillText(cells.storeLimit, { count: count(lowStockUnits) })
              : count(lowStockBelow)
          }
          className={row.lowStockBelow === null ? 'text-muted' : ''}
        />
      </TableCell>
      <TableCell className={clsx('as-cards:hidden as-table:max-xl:hidden', NUMBER, hide('sold'))}>
        <span className={clsx('figures', !row.sold && 'text-muted')}>{count(row.sold)}</span>
      </TableCell>
      <TableCell className="no-print as-cards:col-span-2 as-cards:col-start-2 as-cards:row-start-2 as-cards:items-end as-cards:justify-end">
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
      </TableCell>
    </TableRow>
  );
});

/** Returns in which languages texts are missing, and how many; shown after the SKU. */
function missingText(
  { missingTexts = {} }: ProductRow,
  texts: ProductListTexts['admin']['translation'],
  language: Language,
): string {
  return OTHER_LANGUAGES.map((of) => {
    const count = missingTexts[of] ?? 0;
    const params = { language: languageName(of, language), count: formatNumber(count, language) };
    return count === 0 ? '' : ` · ${fillText(count === 1 ? texts.short.one : texts.short.many, params)}`;
  }).join('');
}

/** Out of stock has a number, too, which the label leaves out. */
function stockName(
  { moq, quantity }: ProductRow,
  texts: ProductListTexts['tools'],
  language: Language,
): string {
  const { children } = stockText({ moq, quantity, texts }, language);
  return quantity < moq ? `${children}, ${formatNumber(quantity, language)}` : children;
}

function StockNotes({ row, texts }: { row: ProductRow; texts: ProductListTexts }) {
  const language = useLanguage();
  const { moq, quantity, reserved, isLowStock } = row;
  const isLow = isLowStock && quantity >= moq;
  if (!isLow && reserved === 0) return null;
  const figures = {
    reserved: formatNumber(reserved, language),
    onHand: formatNumber(quantity + reserved, language),
  };
  const inShort = reserved > 0 ? fillText(texts.stock.inShort, figures) : null;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {isLow ? (
        <Badge tone="accent" className="py-0!">
          {texts.admin.stock.lowStock}
        </Badge>
      ) : null}
      {inShort ? (
        <span title={inShort} className="figures truncate text-muted text-xs leading-4">
          {inShort}
        </span>
      ) : null}
    </span>
  );
}
