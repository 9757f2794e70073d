import { useLanguage } from '#use-language';
import { priceText } from '@/components/prices/price-text';
import { unitsText } from '@/components/prices/units-text';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Picture } from '@/components/ui/picture';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type RequestedToolCardProps = {
  tool: Pick<Tool, 'name' | 'slug' | 'sku' | 'image' | 'moq' | 'untranslated'>;
  /** Per unit at the minimum order; undefined for a tool without a price. */
  price: number | undefined;
  texts: Pick<Texts, 'auth' | 'purchase' | 'tools'>;
};

export function RequestedToolCard({ tool, price, texts }: RequestedToolCardProps) {
  const language = useLanguage();
  return (
    <section
      aria-label={texts.auth.wanted.label}
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-3"
    >
      <Picture
        src={tool.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={96}
        height={72}
        loading="eager"
        className="h-18 w-24 shrink-0 rounded-md bg-sunken object-cover"
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="eyebrow text-accent-ink">{tool.sku}</p>
        <Link
          href={ROUTES.tool(tool.slug)}
          lang={partLang(tool, 'name')}
          className="wrap-anywhere font-semibold text-ink underline-offset-4 hover:underline"
        >
          <MeasuredText text={tool.name} />
        </Link>
        <p className="figures text-sm">
          <strong className="font-semibold text-ink">{priceText(price, language, texts.tools)}</strong>
          {price === undefined ? null : <span className="text-muted"> {texts.tools.ownPrice.unit}</span>}
          <span className="text-muted">
            {' · '}
            {texts.purchase.minimumOrder} {unitsText(tool.moq, texts.tools, language)}
          </span>
        </p>
      </div>
    </section>
  );
}
