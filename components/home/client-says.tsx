import { ArrowRight } from 'lucide';
import { type ReviewedTools, ReviewGrid } from '@/components/reviews/review-grid';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link-button';
import { SectionHead } from '@/components/ui/section-head';
import type { Review } from '@/lib/shared/reviews/review.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ClientSaysProps = { reviews: readonly Review[]; tools: ReviewedTools; texts: Texts };

/** Product §2.2. On phones a row that ends with the link to all. */
export function ClientSays({ reviews, tools, texts }: ClientSaysProps) {
  const { clients } = texts.home;
  return (
    <section aria-labelledby="our-client-says" className="shell py-12 sm:py-20 lg:py-28">
      <SectionHead id="our-client-says" eyebrow={clients.eyebrow} title={clients.title}>
        <LinkButton href={ROUTES.review} variant="outline" className="max-sm:hidden">
          {clients.all}
          <Icon node={ArrowRight} />
        </LinkButton>
      </SectionHead>
      {reviews.length === 0 ? (
        <p className="text-lg">{clients.empty}</p>
      ) : (
        <ReviewGrid reviews={reviews} tools={tools} texts={texts.reviews} isRowOnPhones>
          <LinkButton href={ROUTES.review} variant="outline" className="self-center sm:hidden">
            {clients.all}
            <Icon node={ArrowRight} />
          </LinkButton>
        </ReviewGrid>
      )}
    </section>
  );
}
