import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { priceText } from '@/components/prices/price-text';
import { unitsText } from '@/components/prices/units-text';
import { StockLabel } from '@/components/stock/stock-label';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type ToolFactsProps = {
  tool: Tool;
  /** Per unit at the minimum order; undefined for a tool without a price. */
  price: number | undefined;
  texts: Texts;
};

export function ToolFacts({ tool, price, texts }: ToolFactsProps) {
  const language = useLanguage();
  return (
    <dl className="figures grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
      <Fact term={texts.purchase.price} className="col-span-2 sm:col-span-1">
        <span className="font-extrabold text-2xl">{priceText(price, language, texts.tools)}</span>
      </Fact>
      <Fact term={texts.purchase.minimumOrder}>{unitsText(tool.moq, texts.tools, language)}</Fact>
      <Fact term={texts.purchase.available}>
        <StockLabel moq={tool.moq} quantity={tool.quantity} texts={texts.tools} />
      </Fact>
    </dl>
  );
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('grid content-between gap-1.5 bg-surface px-4 py-3.5', className)}>
      <dt className="text-muted text-xs">{term}</dt>
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  );
}
