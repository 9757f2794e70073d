import { useLanguage } from '#use-language';
import { SelectRow } from '@/components/dashboard/rows/row-selection';
import { stockText } from '@/components/stock/stock-label';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { Picture } from '@/components/ui/picture';
import { CellLines } from '@/components/ui/tables/table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { languageName } from '@/lib/shared/site/language-name';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { ProductRow } from '../cells/product-row';
import type { ProductListTexts } from './product-list-texts';

type ToolCellProps = {
  row: ProductRow;
  isSelected: boolean;
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void;
  texts: ProductListTexts;
};

export function ToolCell({ row, isSelected, onSelect, texts }: ToolCellProps) {
  const language = useLanguage();
  const { _id, name } = row;
  // A card has no cell for it.
  const state =
    row.state === 'on-sale' ? null : (
      <Badge tone="info" className="as-table:hidden">
        {texts.editor.states[row.state]}
      </Badge>
    );
  return (
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
          data-row-link=""
          className="rounded-sm font-semibold text-ink underline decoration-transparent underline-offset-4 hover:decoration-accent-strong"
        >
          {name}
        </Link>
      </CellLines>
    </span>
  );
}

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
export function stockName(
  { moq, quantity }: ProductRow,
  texts: ProductListTexts['tools'],
  language: Language,
): string {
  const { children } = stockText({ moq, quantity, texts }, language);
  return quantity < moq ? `${children}, ${formatNumber(quantity, language)}` : children;
}

export function StockNotes({ row, texts }: { row: ProductRow; texts: ProductListTexts }) {
  const language = useLanguage();
  const { moq, quantity, reserved, owed = 0, isLowStock } = row;
  const isLow = isLowStock && quantity >= moq;
  if (!isLow && reserved === 0) return null;
  const figures = {
    reserved: formatNumber(reserved, language),
    onHand: formatNumber(quantity + reserved - owed, language),
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
