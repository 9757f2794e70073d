import type { Metadata } from 'next';
import { MembersScreen } from '@/components/companies/members-screen';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { CompanyPage } from '../company-page';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).company.members.label };
}

export default async function CompanyMembersPage({ params }: PageProps) {
  return (
    <CompanyPage lang={(await params).lang} tab="members">
      {({ company, actor, texts }) => (
        <MembersScreen company={company} self={actor.userId.toHexString()} texts={texts} />
      )}
    </CompanyPage>
  );
}
