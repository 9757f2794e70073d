import type { ReactNode } from 'react';
import type { PriceLadder } from '@/lib/shared/prices/price-ladder';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { PriceTable } from './price-table';
import { ToolFacts } from './tool-facts';
import { ToolHead } from './tool-head';
import { ToolPicture } from './tool-picture';

type ToolOfferProps = {
  tool: Tool;
  ladder: PriceLadder | null;
  children: ReactNode;
  texts: Texts;
};

/** What a customer reads of a tool, without the order form. */
export function ToolOffer({ tool, ladder, children, texts }: ToolOfferProps) {
  return (
    <div className="grid gap-8">
      <ToolHead tool={tool} texts={texts}>
        {children}
      </ToolHead>
      <p lang={partLang(tool, 'description')} className="wrap-anywhere max-w-[60ch] leading-relaxed">
        {tool.description}
      </p>
      <ToolFacts tool={tool} price={ladder?.[0].unitPrice} texts={texts} />
      {ladder ? <PriceTable ladder={ladder} texts={texts.purchase.prices} /> : null}
      <ToolPicture tool={tool} texts={texts.tools} />
    </div>
  );
}
