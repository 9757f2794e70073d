import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { Panel } from '@/components/ui/panel';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import type { Cart, CartLine } from '@/lib/shared/schemas/cart';
import type { List } from '@/lib/shared/schemas/list';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewTexts = Texts['customer']['view'];

/** A customer's cart at their prices. */
export function ViewedCart({ cart, texts }: { cart: Cart; texts: ViewTexts }) {
  if (cart.lines.length === 0) return <p className="text-muted">{texts.noCart}</p>;
  return <Lines label={texts.parts.cart} lines={cart.lines} value={cart.goodsValue} texts={texts} />;
}

/** A customer's lists at their prices. */
export function ViewedLists({ lists, texts }: { lists: readonly List[]; texts: ViewTexts }) {
  if (lists.length === 0) return <p className="text-muted">{texts.noLists}</p>;
  return lists.map((list) => (
    <Panel key={list._id} heading={list.name}>
      {list.note ? <p className="wrap-anywhere whitespace-pre-line text-muted text-sm">{list.note}</p> : null}
      <Lines label={list.name} lines={list.lines} value={list.goodsValue} texts={texts} />
    </Panel>
  ));
}

type LinesProps = { label: string; lines: readonly CartLine[]; value: number; texts: ViewTexts };

function Lines({ label, lines, value, texts }: LinesProps) {
  const language = useLanguage();
  const { columns } = texts;
  const price = (dollars: number | undefined) =>
    dollars === undefined ? '–' : formatDollars(dollars, language);
  return (
    <div className="grid gap-3">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{columns.tool}</TableHeadCell>
            <TableHeadCell className="md:text-end">{columns.quantity}</TableHeadCell>
            <TableHeadCell className="md:text-end">{columns.unitPrice}</TableHeadCell>
            <TableHeadCell className="md:text-end">{columns.total}</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.toolId}>
              <TableCell>
                <span className="grid min-w-0 gap-0.5">
                  <span className="wrap-anywhere font-medium text-ink">
                    <MeasuredText text={line.name} />
                  </span>
                  <span className="font-mono text-muted text-xs">{line.sku}</span>
                </span>
              </TableCell>
              <TableCell label={columns.quantity} className="figures md:text-end">
                {formatNumber(line.quantity, language)}
              </TableCell>
              <TableCell label={columns.unitPrice} className="figures md:text-end">
                {price(line.unitPrice)}
              </TableCell>
              <TableCell label={columns.total} className="figures md:text-end">
                {price(line.lineTotal)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="figures text-end font-semibold text-ink">
        {fillText(texts.total, { amount: formatDollars(value, language) })}
      </p>
    </div>
  );
}
