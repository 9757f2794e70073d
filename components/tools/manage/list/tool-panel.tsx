'use client';
import { Warehouse } from 'lucide';
import { useLanguage } from '#use-language';
import { PANEL_LINK, PanelHead, panelTexts } from '@/components/dashboard/beside/panel-parts';
import type { Panel } from '@/components/dashboard/beside/rows-beside';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { FactList } from '@/components/ui/panel';
import { Picture } from '@/components/ui/picture';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { EditToolButton } from '../tool-buttons';
import type { ProductListTexts } from './product-list-texts';

const LINES = 5;

async function read(id: string, list: ProductListTexts) {
  const [{ call, toolCalls }, { stockCalls }, texts] = await Promise.all([
    loadContracts(() => import('@/lib/shared/tools/tools.contract')),
    loadContracts(() => import('@/lib/shared/stock/stock.contract')),
    panelTexts(),
  ]);
  const [tool, lines] = await Promise.all([
    call(toolCalls.getTool, { params: { id }, query: { state: 'all' }, as: 'bearer' }),
    call(stockCalls.listStockLines, { params: { id }, query: { page: 1, limit: LINES } }),
  ]);
  return { tool, lines, list, texts };
}

type Data = Awaited<ReturnType<typeof read>>;

function ToolContent({ data: { tool, lines, list, texts } }: { data: Data }) {
  const language = useLanguage();
  const { _id, sku, slug, name, image, state, price, moq, quantity } = tool;
  const { columns } = list.own;
  const { stock } = texts;
  const count = (value: number) => formatNumber(value, language);
  const signed = (units: number) => `${units > 0 ? '+' : ''}${count(units)}`;
  const after = lines[0]?.after;
  return (
    <>
      <PanelHead>
        <Badge tone={state === 'on-sale' ? 'success' : 'info'}>{list.editor.states[state]}</Badge>
      </PanelHead>
      <div className="flex flex-wrap items-center gap-2">
        <EditToolButton tool={{ _id, name }} texts={list.editor} />
        <LinkButton href={ROUTES.toolStock(_id)} prefetch={false} variant="ghost" size="sm">
          <Icon node={Warehouse} />
          {list.stock.link}
        </LinkButton>
        {state === 'draft' ? null : (
          <Link href={ROUTES.tool(slug)} prefetch={false} className={`ms-auto text-sm ${PANEL_LINK}`}>
            {texts.panels.inShop}
          </Link>
        )}
      </div>
      <Picture
        src={image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={400}
        height={300}
        sizes="24rem"
        className="aspect-4/3 max-h-40 w-full rounded-md border border-line bg-sunken object-contain"
      />
      <FactList
        facts={[
          [
            'SKU',
            <span key="sku" className="font-mono">
              {sku}
            </span>,
          ],
          ...(price === undefined ? [] : [[columns.price, formatDollars(price, language)] as const]),
          [columns.moq, count(moq)],
          [stock.available, count(quantity)],
          ...(after ? [[stock.onHand, count(after.onHand)] as const] : []),
        ]}
      />
      {lines.length > 0 ? (
        <section className="grid gap-1 text-sm">
          <h3 className="font-semibold text-ink">{stock.history.heading}</h3>
          <ul className="figures grid">
            {lines.map(({ _id: line, at, reason, change, onHandChange, orderNumber }) => (
              <li
                key={line}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-b py-1.5"
              >
                <span className="wrap-anywhere text-ink">
                  {stock.reasons[reason]}
                  {orderNumber ? ` · ${fillText(stock.history.order, { number: orderNumber })}` : ''}
                </span>
                <span className="text-end font-semibold text-ink">{signed(change || onHandChange)}</span>
                <Moment at={at} className="text-muted text-xs" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

export function toolPanel(texts: ProductListTexts): Panel<Data> {
  return {
    read: (id) => read(id, texts),
    titleOf: ({ tool }) => tool.name,
    stateOf: ({ tool }) => tool.state,
    Content: ToolContent,
  };
}
