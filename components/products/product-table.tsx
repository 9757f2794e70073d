import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { priceText } from '@/components/tools/prices/price-text';
import { StockLabel } from '@/components/tools/stock-label';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { LinkButton } from '@/components/ui/links/link-button';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { SortHeadCell } from '@/components/ui/tables/sort-head-cell';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import type { StockFigures } from '@/lib/shared/stock/stock.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { ManagedToolSort, Tool } from '@/lib/shared/tools/tool.schema';
import { SelectTool } from './bulk/selection';
import { DeleteToolButton } from './delete-tool-button';
import { EditToolButton } from './edit-tool-button';

type Stock = ReadonlyMap<string, StockFigures>;
type ProductTableProps = {
  tools: readonly Tool[];
  stock: Stock;
  sort: ManagedToolSort;
  href: (sort: string) => string;
  texts: Texts;
};

export function ProductTable({ tools, stock, sort, href, texts }: ProductTableProps) {
  const { heading, columns } = texts.dashboard.manageProducts;
  const sorted = { current: sort, href };
  return (
    <Table aria-label={heading}>
      <TableHead>
        <TableRow>
          <SortHeadCell {...sorted} label={columns.tool} up="name" down="-name" />
          <SortHeadCell
            {...sorted}
            label={columns.price}
            up="price"
            down="-price"
            className="as-table:text-end"
          />
          <SortHeadCell {...sorted} label={columns.moq} up="moq" down="-moq" className="as-table:text-end" />
          <SortHeadCell {...sorted} label={columns.quantity} up="quantity" down="-quantity" />
          <SortHeadCell
            {...sorted}
            label={columns.sold}
            up="sold"
            down="-sold"
            first="down"
            className="as-table:max-xl:hidden as-table:text-end"
          />
          <TableHeadCell className="no-print as-table:text-end">{columns.actions}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {tools.map((tool) => (
          <ProductRow key={tool._id} tool={tool} figures={stock.get(tool._id)} texts={texts} />
        ))}
      </TableBody>
    </Table>
  );
}

type ProductRowProps = { tool: Tool; figures: StockFigures | undefined; texts: Texts };

function ProductRow({ tool, figures, texts }: ProductRowProps) {
  const language = useLanguage();
  const own = texts.dashboard.manageProducts;
  return (
    <TableRow>
      <TableCell>
        <span className="flex min-w-0 items-center gap-4">
          <SelectTool id={tool._id} name={tool.name} texts={{ select: texts.bulk.select }} />
          <Picture
            src={tool.image}
            fallback={TOOL_PLACEHOLDER}
            alt=""
            width={64}
            height={48}
            sizes="4rem"
            className="h-12 w-16 as-table:h-8 as-table:w-10 shrink-0 rounded-md border border-line bg-sunken object-cover as-table:max-xl:hidden"
          />
          <span className="grid min-w-0 gap-0.5 as-table:min-w-36">
            <Link
              href={tool.state === 'draft' ? ROUTES.toolStock(tool._id) : ROUTES.purchase(tool._id)}
              prefetch={false}
              className="wrap-anywhere line-clamp-3 as-table:line-clamp-1 text-pretty rounded-sm font-semibold text-ink underline decoration-transparent underline-offset-4 hover:decoration-accent-strong"
            >
              <MeasuredText text={tool.name} />
            </Link>
            <span className="flex flex-wrap items-center gap-2">
              <span className="whitespace-nowrap font-mono text-muted text-xs">{tool.sku}</span>
              {tool.state === 'on-sale' ? null : <Badge tone="info">{texts.editor.states[tool.state]}</Badge>}
            </span>
          </span>
        </span>
      </TableCell>
      <TableCell label={own.columns.price} className="as-table:text-end">
        <span className="figures whitespace-nowrap font-semibold text-ink">
          {priceText(tool.price, language, texts.tools)}
        </span>
      </TableCell>
      <TableCell label={own.columns.moq} className="as-table:text-end">
        <span className="figures">{formatNumber(tool.moq, language)}</span>
      </TableCell>
      <TableCell label={own.columns.quantity}>
        <span className="figures grid justify-items-end gap-0.5 as-table:justify-items-start">
          <span className="whitespace-nowrap">
            <StockLabel moq={tool.moq} quantity={tool.quantity} texts={texts.tools} />
          </span>
          {tool.isLowStock && tool.quantity >= tool.moq ? (
            <Badge tone="accent">{texts.admin.products.stock.lowStock}</Badge>
          ) : null}
          {figures && figures.reserved > 0 ? (
            <span className="text-muted text-xs as-table:whitespace-nowrap">
              {fillText(texts.stock.inShort, {
                reserved: formatNumber(figures.reserved, language),
                onHand: formatNumber(figures.onHand, language),
              })}
            </span>
          ) : null}
        </span>
      </TableCell>
      <TableCell label={own.columns.sold} className="as-table:max-xl:hidden as-table:text-end">
        <span className={clsx('figures', !tool.sold && 'text-muted')}>
          {formatNumber(tool.sold ?? 0, language)}
        </span>
      </TableCell>
      <TableCell className="no-print justify-end as-table:text-end">
        <span className="flex flex-wrap items-center justify-end gap-1 as-table:flex-nowrap as-table:*:h-7 as-table:*:min-h-7 as-table:*:px-2 as-table:*:text-[0.8125rem]">
          <EditToolButton
            tool={{ _id: tool._id, name: tool.name }}
            texts={{ edit: texts.editor.edit, editHint: texts.editor.editHint }}
          />
          <LinkButton
            href={ROUTES.toolStock(tool._id)}
            prefetch={false}
            variant="ghost"
            size="sm"
            aria-label={fillText(texts.stock.linkHint, { name: tool.name })}
          >
            {texts.stock.link}
          </LinkButton>
          <DeleteToolButton
            tool={{ _id: tool._id, name: tool.name }}
            texts={{ own, admin: texts.admin.products, confirm: texts.shell.confirm }}
          />
        </span>
      </TableCell>
    </TableRow>
  );
}
