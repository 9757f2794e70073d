import { useId } from 'react';
import { LinkButton } from '@/components/ui/links/link-button';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { shop } from '@/shop.config';

type WhereToStartProps = { texts: Texts['account']['start'] };

export function WhereToStart({ texts }: WhereToStartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line border-dashed px-4 py-3 text-sm"
    >
      <div>
        <h2 id={id} className="font-semibold text-ink">
          {texts.heading}
        </h2>
        <p className="text-muted">{texts.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={ROUTES.tools} size="sm">
          {texts.tools}
        </LinkButton>
        {shop.pages.quickOrder ? (
          <LinkButton href={ROUTES.quickOrder} size="sm" variant="outline">
            {texts.quickOrder}
          </LinkButton>
        ) : null}
        <LinkButton href={ROUTES.quote} size="sm" variant="outline">
          {texts.quote}
        </LinkButton>
      </div>
    </section>
  );
}
