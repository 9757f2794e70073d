import type { Metadata } from 'next';
import { LegalPage, legalMetadata } from '../legal-page';

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return legalMetadata('returns', (await params).lang);
}

export default async function ReturnsPage({ params }: PageProps) {
  return <LegalPage name="returns" lang={(await params).lang} />;
}
