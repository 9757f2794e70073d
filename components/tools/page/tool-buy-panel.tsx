import { FileText } from 'lucide';
import { useLanguage } from '#use-language';
import type { Shipping } from '@/components/shipping/goods-ship-text';
import { ShipsOn } from '@/components/shipping/ships-on';
import { unitsText } from '@/components/tools/prices/units-text';
import { VolumeHint } from '@/components/tools/prices/volume-hint';
import { StockLabel } from '@/components/tools/stock-label';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link-button';
import { Notice } from '@/components/ui/states/notice';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { ToolPrice } from './tool-price';

type ToolBuyPanelProps = { tool: Tool; shipping: Shipping; texts: Texts };

/** With `{value}`, and with the steps of quantities where there are any. */
function minimumText({ moq, step }: Tool, { catalogue: { tool: own } }: Texts, language: Language): string {
  const minimum =
    moq === 1
      ? own.minimumValueOne
      : fillText(own.minimumValue, { count: formatNumber(moq, language), value: '{value}' });
  return step > 1 ? `${minimum} ${fillText(own.steps, { count: formatNumber(step, language) })}` : minimum;
}

/** `Box: 10 units, Carton: 100 units`. */
function packsText({ packs }: Tool, { catalogue: { tool: own } }: Texts, language: Language): string {
  return packs
    .map(({ name, units }) => fillText(own.pack, { name, count: formatNumber(units, language) }))
    .join(', ');
}

export function ToolBuyPanel({ tool, shipping, texts }: ToolBuyPanelProps) {
  const language = useLanguage();
  const { tool: own } = texts.catalogue;
  const isOnSale = tool.state === 'on-sale';
  const isShort = isOnSale && tool.quantity < tool.moq;
  return (
    <section
      aria-label={own.overview}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <div className="tool-price">
        {tool.price === undefined ? (
          <>
            <p>
              <b>{texts.tools.onRequest}</b>
            </p>
            <p>{own.onRequestHint}</p>
          </>
        ) : (
          <ToolPrice
            toolId={tool._id}
            price={tool.price}
            minimumValue={toDollars(lineCents({ unitPriceCents: toCents(tool.price), quantity: tool.moq }))}
            minimum={minimumText(tool, texts, language)}
            texts={texts.tools.ownPrice}
            tableTexts={pick(texts.purchase.prices, 'heading', 'from')}
          />
        )}
        {tool.packs.length > 0 ? <p>{packsText(tool, texts, language)}</p> : null}
      </div>
      <dl className="figures grid grid-cols-[minmax(0,1fr)_minmax(max-content,1fr)] gap-4 border-line border-y py-4 text-sm">
        <div>
          <dt className="text-muted text-xs">{own.minimumOrder}</dt>
          <dd className="mt-0.5 font-semibold text-ink">{unitsText(tool.moq, texts.tools, language)}</dd>
        </div>
        <div>
          <dt className="text-muted text-xs">{own.available}</dt>
          <dd className="mt-0.5 font-semibold text-ink">
            <StockLabel moq={tool.moq} quantity={tool.quantity} texts={texts.tools} />
          </dd>
        </div>
      </dl>
      <ShipsOn
        lines={[
          {
            quantity: tool.moq,
            available: isOnSale ? tool.quantity : 0,
            leadDays: tool.leadTimeDays,
          },
        ]}
        shipping={shipping}
        className="-mt-1"
      />
      {isShort ? <Notice tone="warning">{own.outOfStock}</Notice> : null}
      <div className="grid gap-3">
        {isOnSale ? (
          <LinkButton href={ROUTES.purchase(tool._id)} prefetch={false} size="lg">
            {own.buyNow}
          </LinkButton>
        ) : null}
        {isOnSale && !isShort ? (
          <Button
            variant="outline"
            size="lg"
            data-cart={`${tool._id} ${tool.moq}`}
            aria-describedby="tool-name"
            className="noscript:hidden"
          >
            {texts.tools.addToCart}
          </Button>
        ) : null}
        <LinkButton
          href={ROUTES.quoteFor(tool._id)}
          prefetch={false}
          size="lg"
          variant={isOnSale ? 'outline' : undefined}
        >
          {own.quote}
        </LinkButton>
      </div>
      <VolumeHint moq={tool.moq} quantity={tool.quantity} texts={own} />
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
