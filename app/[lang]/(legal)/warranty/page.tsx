import type { Metadata } from 'next';
import { LegalPage, legalMetadata } from '../legal-page';

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return legalMetadata('warranty', (await params).lang);
}

export default async function WarrantyPage({ params }: PageProps) {
  return <LegalPage name="warranty" lang={(await params).lang} />;
}
