import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AddressesScreen } from '@/components/addresses/addresses-screen';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { CompanyPage } from '../company-page';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).company.tabs.addresses };
}

export default async function CompanyAddressesPage({ params }: PageProps) {
  return (
    <CompanyPage lang={(await params).lang} tab="addresses">
      {({ company: { state, role }, texts: { addresses, company } }) => {
        if (state === 'pending') notFound();
        const { empty, text } = company.addresses;
        const isReader = !mayInCompany(role, 'change-company-addresses');
        return (
          <>
            <p className="text-muted text-sm">{text}</p>
            <AddressesScreen
              company={{ isReader }}
              texts={{ ...addresses, empty: { ...empty, text: isReader ? empty.reader : empty.text } }}
            />
          </>
        );
      }}
    </CompanyPage>
  );
}
