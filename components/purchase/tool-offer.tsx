import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import type { PriceLadder } from '@/lib/shared/pricing/price-ladder';
import { contentLang } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { PriceTable } from './price-table';
import { ToolFacts } from './tool-facts';
import { ToolLinks } from './tool-links';

type ToolOfferProps = {
  tool: Tool;
  ladder: PriceLadder | null;
  children: ReactNode;
  texts: Texts;
};

export function ToolOffer({ tool, ladder, children, texts }: ToolOfferProps) {
  const language = useLanguage();
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        {children}
        <p className="eyebrow text-accent-ink">{tool.sku}</p>
        <h1
          lang={contentLang(language)}
          className="wrap-anywhere font-extrabold text-headline tracking-[-0.02em]"
        >
          <MeasuredText text={tool.name} />
        </h1>
        <p lang={contentLang(language)} className="wrap-anywhere max-w-[60ch] text-lg leading-relaxed">
          {tool.description}
        </p>
        <ToolLinks tool={tool} texts={texts} />
      </div>
      <ToolFacts tool={tool} price={ladder?.[0].unitPrice} texts={texts} />
      {ladder ? <PriceTable ladder={ladder} texts={texts.purchase.prices} /> : null}
      <div className="aspect-[4/3] overflow-hidden rounded-lg border border-line bg-sunken">
        <Picture
          src={tool.image}
          fallback={TOOL_PLACEHOLDER}
          alt={fillText(texts.tools.imageAlt, { name: tool.name })}
          width={1280}
          height={960}
          sizes="(min-width: 1024px) 46rem, 100vw"
          preload
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}
