import { FileText } from 'lucide';
import { useLanguage } from '#use-language';
import { AddToList } from '@/components/lists/add-to-list';
import { unitsText } from '@/components/prices/price-text';
import type { Shipping } from '@/components/shipments/goods-ship-text';
import { ShipsOn } from '@/components/shipments/ships-on';
import { StockLabel } from '@/components/stock/stock-label';
import { StockWatch } from '@/components/stock/stock-watch';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { canOrder } from '@/lib/shared/quantity/quantity-rules';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { BuyForm } from './buy-form';
import { ToolPrice } from './tool-price';

type ToolBuyPanelProps = { tool: Tool; shipping: Shipping; plus: string | null; texts: Texts };

/** `Quantities go up in steps of 5. Box: 10 units, Carton: 100 units`, or nothing. */
function rulesText({ step, packs }: Tool, { catalogue: { tool: own } }: Texts, language: Language): string {
  const names = packs.map(({ name, units }) =>
    fillText(own.pack, { name, count: formatNumber(units, language) }),
  );
  const steps = step > 1 ? [fillText(own.steps, { count: formatNumber(step, language) })] : [];
  return [...steps, names.join(', ')].filter(Boolean).join(' ');
}

export function ToolBuyPanel({ tool, shipping, plus, texts }: ToolBuyPanelProps) {
  const language = useLanguage();
  const { tool: own } = texts.catalogue;
  const isOnSale = tool.state === 'on-sale';
  const isShort = isOnSale && !canOrder(tool);
  const rules = <Facts tool={tool} texts={texts} />;
  const facts =
    plus === null || tool.price === undefined ? (
      rules
    ) : (
      <div className="grid gap-3">
        <p className="text-muted text-sm">{plus}</p>
        {rules}
      </div>
    );
  const priceTexts = {
    texts: texts.tools.ownPrice,
    tableTexts: pick(texts.purchase.prices, 'heading', 'from'),
  };
  return (
    <section
      aria-label={own.overview}
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      {tool.price === undefined ? (
        <>
          <div className="tool-price">
            <p>
              <b>{texts.tools.onRequest}</b>
            </p>
            <p>{own.onRequestHint}</p>
          </div>
          {facts}
        </>
      ) : isOnSale && !isShort ? (
        <BuyForm
          tool={{
            ...pick(tool, '_id', 'moq', 'step', 'quantity', 'orderable'),
            price: tool.price,
            leadDays: tool.leadTimeDays,
          }}
          shipping={shipping}
          priceTexts={priceTexts}
          texts={{
            ...own.order,
            ...pick(texts.tools, 'buyNow', 'addToCart', 'addToList'),
            quote: own.quote,
          }}
          facts={facts}
        />
      ) : (
        <>
          <ToolPrice toolId={tool._id} price={tool.price} quantity={tool.moq} {...priceTexts} />
          {facts}
        </>
      )}
      {isOnSale && !isShort ? null : (
        <>
          <ShipsOn
            lines={[{ quantity: tool.moq, available: 0, leadDays: tool.leadTimeDays }]}
            shipping={shipping}
            className="-mt-1"
          />
          {isShort ? <Notice tone="warning">{own.outOfStock}</Notice> : null}
        </>
      )}
      {isOnSale && !isShort ? null : (
        <div className="grid gap-3">
          <LinkButton href={ROUTES.quoteFor(tool._id)} prefetch={false} size="lg">
            {own.quote}
          </LinkButton>
          {isShort ? (
            <LinkButton href={ROUTES.purchase(tool._id)} prefetch={false} size="lg" variant="outline">
              {own.buyNow}
            </LinkButton>
          ) : null}
          {isShort ? (
            <StockWatch
              toolId={tool._id}
              slug={tool.slug}
              nameId="tool-name"
              texts={texts.tools.watch}
              size="lg"
            />
          ) : null}
          <AddToList toolId={tool._id} quantity={tool.moq} nameId="tool-name">
            {texts.tools.addToList}
          </AddToList>
        </div>
      )}
      <VolumeHint moq={tool.moq} quantity={tool.orderable ?? tool.quantity} texts={own} />
      <a
        href={localPath(ROUTES.datasheet(tool.slug), language)}
        className="inline-flex min-h-9 w-fit items-center gap-2 font-medium text-ink text-sm underline decoration-2 decoration-accent-strong underline-offset-4 hover:decoration-ink"
      >
        <Icon node={FileText} className="size-4 text-muted" />
        {own.datasheet}
      </a>
    </section>
  );
}

function Facts({ tool, texts }: Pick<ToolBuyPanelProps, 'tool' | 'texts'>) {
  const language = useLanguage();
  const { tool: own } = texts.catalogue;
  const rules = rulesText(tool, texts, language);
  return (
    <dl className="figures grid grid-cols-[minmax(0,1fr)_minmax(max-content,1fr)] gap-x-4 gap-y-2 border-line border-y py-3 text-sm">
      <div>
        <dt className="text-muted text-xs">{own.minimumOrder}</dt>
        <dd className="mt-0.5 font-semibold text-ink">{unitsText(tool.moq, texts.tools, language)}</dd>
        {rules === '' ? null : <dd className="wrap-anywhere mt-1 text-muted text-xs">{rules}</dd>}
      </div>
      <div>
        <dt className="text-muted text-xs">{own.available}</dt>
        <dd className="mt-0.5 font-semibold text-ink">
          <StockLabel {...pick(tool, 'moq', 'quantity', 'orderable')} texts={texts.tools} />
        </dd>
      </div>
    </dl>
  );
}

type VolumeHintProps = { moq: number; quantity: number; texts: Texts['catalogue']['tool'] };

/** The number of minimum orders from which the shop calculates a volume price. */
const VOLUME_MINIMUM_ORDERS = 10;

/** The quantity from which a quote makes sense: ten minimum orders, or more than are available. */
export function volumeUnits(moq: number, quantity: number): number {
  return Math.min(moq * VOLUME_MINIMUM_ORDERS, Math.max(quantity, moq));
}

function VolumeHint({ moq, quantity, texts }: VolumeHintProps) {
  const language = useLanguage();
  const units = volumeUnits(moq, quantity);
  const isScarce = units < moq * VOLUME_MINIMUM_ORDERS;
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-sm leading-relaxed">
      <strong className="figures text-ink">
        {fillText(texts.volumeTitle, { count: formatNumber(units, language) })}
      </strong>{' '}
      {isScarce ? texts.scarceText : texts.volumeText}
    </p>
  );
}
