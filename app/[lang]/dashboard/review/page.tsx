import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ReviewForm } from '@/components/reviews/review-form';
import { Panel } from '@/components/ui/panel';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.review.title };
}

export default async function AddReviewPage({ params }: PageProps) {
  const texts = textsFor((await params).lang).dashboard.review;
  const { name, email, image } = await requireMember(ROUTES.addReview);
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <Panel className="max-w-2xl">
        <ReviewForm reviewer={{ name, email, image: image ?? '' }} texts={texts} />
      </Panel>
    </>
  );
}
