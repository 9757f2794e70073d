import { ArrowRight } from 'lucide';
import { useLanguage } from '#use-language';
import { ToolCard } from '@/components/tools/tool-card';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link-button';
import { SectionHead } from '@/components/ui/section-head';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type LatestToolsProps = {
  tools: readonly Tool[];
  total: number | null;
  texts: Texts;
};

/** Product §2.2. On phones two in a row. */
export function LatestTools({ tools, total, texts }: LatestToolsProps) {
  const language = useLanguage();
  const { latest } = texts.home;
  return (
    <section
      id="latest-tools"
      aria-labelledby="latest-tools-title"
      className="border-line border-y bg-sunken/60"
    >
      <div className="shell py-8 sm:py-20 lg:py-24">
        <SectionHead id="latest-tools-title" eyebrow={latest.eyebrow} title={latest.title} text={latest.text}>
          <LinkButton href={ROUTES.tools} variant="outline" className="max-sm:h-9 max-sm:px-3 max-sm:text-sm">
            {total === null
              ? texts.home.categories.all
              : fillText(latest.all, { count: formatNumber(total, language) })}
            <Icon node={ArrowRight} />
          </LinkButton>
        </SectionHead>
        {tools.length === 0 ? (
          <p className="text-lg">{latest.empty}</p>
        ) : (
          <div className="tool-pairs">
            {tools.map((tool) => (
              <ToolCard
                key={tool.slug}
                tool={tool}
                texts={texts.tools}
                sizes="(min-width: 1024px) 24rem, 50vw"
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
