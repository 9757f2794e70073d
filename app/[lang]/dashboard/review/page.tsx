import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ReviewForm } from '@/components/reviews/review-form';
import { ReviewableTools } from '@/components/reviews/reviewable-tools';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { ownToolReview, reviewableTools } from '@/lib/server/commerce/reviews/reviews-by-person';
import { toolLinks } from '@/lib/server/commerce/tools/read/tool-names';
import type { Actor } from '@/lib/server/identity/actor';
import { reviewOfSchema } from '@/lib/shared/reviews/review.schema';
import { type Language, languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.review.title };
}

export default async function AddReviewPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang).dashboard.review;
  const { tool } = readListQuery(reviewOfSchema, await searchParams);
  const actor = await requireMember(listHref(ROUTES.addReview, { tool }));
  if (tool !== undefined)
    return <ToolReview actor={actor} toolId={tool} language={languageOf(lang)} texts={texts} />;
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <Panel className="max-w-2xl">
        <ReviewForm reviewer={reviewerOf(actor)} texts={texts} />
      </Panel>
      <ReviewableTools tools={await namedTools(actor, languageOf(lang))} texts={texts.tools} />
    </>
  );
}

/** Orders have the names of their day and language. */
async function namedTools(actor: Actor, language: Language) {
  const tools = await reviewableTools(actor);
  const links = await toolLinks(
    tools.map(({ toolId }) => toolId),
    language,
  );
  return tools.map((tool) => ({ ...tool, name: links[tool.toolId]?.name ?? tool.name }));
}

function reviewerOf({ name, email, image }: Actor) {
  return { name, email, image: image ?? '' };
}

type ToolReviewProps = {
  actor: Actor;
  toolId: string;
  language: Language;
  texts: Texts['dashboard']['review'];
};

async function ToolReview({ actor, toolId, language, texts }: ToolReviewProps) {
  const [links, written, mine] = await Promise.all([
    toolLinks([toolId], language),
    ownToolReview(actor, toolId),
    reviewableTools(actor),
  ]);
  const link = links[toolId];
  if (!link) notFound();
  const isBuyer = mine.some((tool) => tool.toolId === toolId);
  return (
    <>
      <DashboardHead
        heading={fillText(texts.tools.toolHeading, { name: link.name })}
        text={written ? texts.tools.changeText : texts.tools.toolText}
      />
      <Panel className="max-w-2xl">
        {written || isBuyer ? (
          <ReviewForm
            key={written?._id ?? 'new'}
            reviewer={reviewerOf(actor)}
            toolId={toolId}
            {...(written ? { written } : {})}
            texts={texts}
          />
        ) : (
          <Notice>{texts.tools.notBought}</Notice>
        )}
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <LinkButton href={ROUTES.tool(link.slug)} variant="link">
            {texts.tools.see}
          </LinkButton>
          <LinkButton href={ROUTES.addReview} variant="link">
            {texts.tools.shop}
          </LinkButton>
        </div>
      </Panel>
    </>
  );
}
