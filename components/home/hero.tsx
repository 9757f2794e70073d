import { ArrowRight } from 'lucide';
import { buttonStyles } from '@/components/ui/controls/button-styles';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link-button';
import { Picture } from '@/components/ui/picture';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

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
