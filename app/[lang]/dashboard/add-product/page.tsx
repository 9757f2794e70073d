import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AddProductForm } from '@/components/products/add-product-form';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.addProduct.title };
}

/** Puts a tool on sale, for admins (product §2.6, §5.2). */
export default async function AddProductPage({ params }: PageProps) {
  const { dashboard, tools } = textsFor((await params).lang);
  await requireAdmin(ROUTES.addProduct);
  return (
    <>
      <DashboardHead heading={dashboard.addProduct.heading} text={dashboard.addProduct.text} />
      <AddProductForm texts={dashboard.addProduct} toolTexts={tools} />
    </>
  );
}
