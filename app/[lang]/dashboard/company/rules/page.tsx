import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RulesForm } from '@/components/companies/rules/rules-form';
import { RulesView } from '@/components/companies/rules/rules-view';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { CompanyPage } from '../company-page';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).company.tabs.rules };
}

export default async function CompanyRulesPage({ params }: PageProps) {
  return (
    <CompanyPage lang={(await params).lang} tab="rules">
      {({ company, actor, texts: { approvals, company: own } }) => {
        if (!companyOf(actor) || !mayInCompany(company.role, 'read-rules')) notFound();
        const texts = pick(approvals, 'rules', 'quarter');
        return (
          <>
            <p className="max-w-prose text-muted text-sm">{texts.rules.text}</p>
            {mayInCompany(company.role, 'change-company') ? (
              <RulesForm company={company} texts={texts} meanwhileTexts={own.meanwhile} />
            ) : (
              <RulesView company={company} texts={texts} />
            )}
          </>
        );
      }}
    </CompanyPage>
  );
}
