import { ArrowRight } from 'lucide';
import { useLanguage } from '#use-language';
import { ToolCard } from '@/components/tools/tool-card';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { SectionHead } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import { categoryNamed, inShopOrder, type NamedCategory } from '@/lib/shared/categories/named-category';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type HeroProps = { texts: Texts['home']['hero'] };

export function Hero({ texts }: HeroProps) {
  return (
    <section className="squared border-line border-b [--squared-line:light-dark(rgb(21_24_28/0.05),rgb(242_242_238/0.045))]">
      <div className="shell grid grid-cols-[minmax(0,1fr)] items-center gap-7 py-8 sm:gap-10 sm:py-12 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:py-20">
        <div className="grid gap-5 sm:gap-6">
          <p className="eyebrow text-accent-ink">{texts.eyebrow}</p>
          <h1 className="font-extrabold text-display tracking-[-0.035em]">{texts.headline}</h1>
          <p className="max-w-[52ch] leading-relaxed sm:text-lg">{texts.text}</p>
          <div className="mt-1 flex flex-wrap gap-3 sm:mt-2">
            <LinkButton href={ROUTES.tools} size="lg" className="max-sm:h-12 max-sm:grow max-sm:px-4">
              {texts.primary}
              <Icon node={ArrowRight} />
            </LinkButton>
            <a
              href="#latest-tools"
              className={`${buttonStyles({ variant: 'outline', size: 'lg' })} max-sm:hidden`}
            >
              {texts.secondary}
            </a>
          </div>
          {texts.facts.length > 0 ? (
            <dl className="flex max-w-lg justify-between gap-4 max-[22.25rem]:gap-3 border-line border-t pt-4 sm:mt-4 sm:pt-5">
              {texts.facts.map((fact) => (
                <div key={fact.term} className="grid gap-1">
                  <dt className="text-muted text-xs">{fact.term}</dt>
                  <dd className="figures whitespace-nowrap font-mono font-medium text-ink text-sm max-[22.25rem]:text-xs">
                    {fact.value}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <div className="relative">
          <span aria-hidden="true" className="-start-3 -bottom-3 absolute size-24 bg-accent" />
          <Picture
            src="/hero.webp"
            alt={texts.imageAlt}
            width={1600}
            height={1200}
            preload
            sizes="(min-width: 1024px) 38rem, 100vw"
            className="relative aspect-[5/2] w-full rounded-sm bg-steel object-cover sm:aspect-[4/3]"
          />
        </div>
      </div>
    </section>
  );
}

type CategoriesProps = {
  categories: readonly { slug: string; count: number | null }[];
  named: readonly NamedCategory[];
  total: number | null;
  texts: Texts;
};

const MOST_CATEGORIES = 15;

export function Categories({ categories, named, total, texts }: CategoriesProps) {
  const language = useLanguage();
  if (total === 0) return null;
  const links = inShopOrder(categories, named)
    .slice(0, MOST_CATEGORIES)
    .map(({ slug, count }) => ({
      href: ROUTES.toolCategory(slug),
      name: categoryNamed(slug, named).name,
      count,
    }));
  const all = { href: ROUTES.tools, name: texts.home.categories.all, count: total };
  return (
    <section aria-labelledby="categories" className="home-categories">
      <div className="shell">
        <h2 id="categories">{texts.home.categories.title}</h2>
        <ul data-soft="">
          {[all, ...links].map(({ href, name, count }) => (
            <li key={href}>
              <a href={localPath(href, language)}>
                {name} {count !== null && <span>{formatNumber(count, language)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
