import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CompanySteps } from '@/components/companies/company-steps';
import { CompanyTerms } from '@/components/companies/company-terms';
import { CompanyFacts } from '@/components/company/company-facts';
import { CompanyStateBadge } from '@/components/company/company-head';
import { InvitationList } from '@/components/company/invitation-list';
import { InviteForm } from '@/components/company/invite-form';
import { MemberTable } from '@/components/company/member-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { BackLink } from '@/components/orders/back-link';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import { getManagedCompany } from '@/lib/server/commerce/company/read/get-company';
import { listPriceGroups } from '@/lib/server/commerce/pricing/groups/list-price-groups';
import { COMPANY_ROUTES } from '@/lib/shared/company/company-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const companyOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(COMPANY_ROUTES.managed(id));
  return { actor, company: (await ifFound(getManagedCompany(actor, id))) ?? notFound() };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { company } = await companyOrNotFound((await params).id);
  return { title: company.name };
}

export default async function ManagedCompanyPage({ params }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const { company: own, shell } = texts;
  const { actor, company } = await companyOrNotFound(id);
  const { priceGroups } = await listPriceGroups(actor);
  const { _id, name, state, revision, groupId, members, invitations = [], createdAt } = company;
  const isClosed = state === 'closed';
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.companies}>{own.manage.back}</BackLink>
        <DashboardHead
          heading={name}
          state={
            <span className="flex flex-wrap items-center gap-2">
              <CompanyStateBadge state={state} texts={own} />
              {isClosed ? null : (
                <Badge tone={company.ownerVerified ? 'success' : 'neutral'}>
                  {company.ownerVerified ? own.manage.verified : own.manage.unverified}
                </Badge>
              )}
            </span>
          }
        >
          <CompanySteps
            company={{ _id, name, state, revision }}
            texts={pick(own.manage, 'steps', 'done', 'ask')}
            confirmTexts={shell.confirm}
          />
        </DashboardHead>
      </div>
      <div className="grid min-w-0 gap-4 xl:grid-cols-2 xl:items-start">
        <Panel heading={own.manage.details}>
          <CompanyFacts company={company} createdAt={createdAt} texts={own.facts} />
        </Panel>
        {isClosed ? null : (
          <Panel heading={own.manage.terms}>
            <CompanyTerms
              // Remounted where the company was changed.
              key={revision}
              company={{ _id, groupId, revision }}
              groups={priceGroups.map((group) => [group._id, group.name] as const)}
              texts={pick(own.manage, 'terms', 'priceGroup', 'noGroup', 'save', 'saved')}
            />
          </Panel>
        )}
      </div>
      {isClosed ? null : (
        <Panel heading={own.manage.members}>
          <MemberTable members={members} mayChange={false} texts={texts} />
        </Panel>
      )}
      {state === 'active' ? (
        <Panel heading={own.invite.heading}>
          <InviteForm companyId={_id} texts={own.invite} roles={own.roles} />
          <InvitationList invitations={invitations} mayChange={false} texts={own.invite} roles={own.roles} />
        </Panel>
      ) : null}
    </>
  );
}
