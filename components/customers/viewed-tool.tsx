import { useLanguage } from '#use-language';
import { BackLink } from '@/components/orders/back-link';
import { PriceTable } from '@/components/purchase/price-table';
import { ToolFacts } from '@/components/purchase/tool-facts';
import { Link } from '@/components/ui/link';
import { Panel } from '@/components/ui/panel';
import { formatDollars } from '@/lib/shared/money';
import type { PriceLadder } from '@/lib/shared/pricing/price-ladder';
import { ROUTES } from '@/lib/shared/routes';
import type { Tool } from '@/lib/shared/schemas/tool';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** A tool, and what it costs one customer at each quantity; null without a price. */
export type ToolShown = { tool: Tool; ladder: PriceLadder | null };

type ViewedToolProps = ToolShown & {
  /** The address of the list that it was chosen from. */
  back: string;
  texts: Texts;
};

/** A tool, with what its purchase page tells the customer about the price: from which quantity it applies, and why. */
export function ViewedTool({ tool, ladder, back, texts }: ViewedToolProps) {
  const language = useLanguage();
  const own = texts.customer.view;
  const isPublic = ladder?.length === 1 && ladder[0].unitPrice === ladder[0].receipt.base;
  return (
    <>
      <BackLink href={back}>{own.parts.prices}</BackLink>
      <Panel heading={tool.name}>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <span className="font-mono text-muted">{tool.sku}</span>
          <Link
            href={ROUTES.tool(tool.slug)}
            prefetch={false}
            className="text-ink underline underline-offset-4"
          >
            {own.toolPage}
          </Link>
        </p>
        <ToolFacts tool={tool} price={ladder?.[0].unitPrice} texts={texts} />
        {ladder ? <PriceTable ladder={ladder} texts={texts.purchase.prices} /> : null}
        {isPublic ? (
          <p>{fillText(own.publicPrice, { price: formatDollars(ladder[0].unitPrice, language) })}</p>
        ) : null}
      </Panel>
    </>
  );
}
