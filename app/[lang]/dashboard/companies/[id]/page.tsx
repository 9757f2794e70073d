import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { CompanyFacts, CompanyStateBadge } from '@/components/companies/company-head';
import { InvitationList, InviteForm } from '@/components/companies/invitations';
import { CompanySteps, CompanyTerms } from '@/components/companies/manage-company';
import { MemberTable } from '@/components/companies/members-screen';
import { ConfirmVatId } from '@/components/companies/tax/confirm-vat-id';
import { ManagedTax } from '@/components/companies/tax/managed-tax';
import { VatState } from '@/components/companies/tax/vat-state';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RecordPayment, ReversePayment } from '@/components/receivables/company-payments';
import { StatementView } from '@/components/receivables/statement/statement-view';
import { Badge } from '@/components/ui/badge';
import { BackLink } from '@/components/ui/links/back-link';
import { LinkButton } from '@/components/ui/links/link';
import { FactList, Panel } from '@/components/ui/panel';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { getManagedCompany } from '@/lib/server/commerce/companies/get-company';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { getManagedStatement } from '@/lib/server/commerce/receivables/statement/get-statement';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDollars } from '@/lib/shared/numbers/money';
import { type Statement, statementQuerySchema } from '@/lib/shared/receivables/receivables.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';
import { readInRange } from '../../read-in-range';

type PageProps = {
  params: Promise<{ lang: string; id: string }>;
  searchParams: Promise<AddressQuery>;
};

const companyOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(COMPANY_ROUTES.managed(id));
  return { actor, company: (await ifFound(getManagedCompany(actor, id))) ?? notFound() };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { company } = await companyOrNotFound((await params).id);
  return { title: company.name };
}

/** Returns whether anything was ever owed or paid: a company that orders by card has no statement. */
const hasEntries = ({ lines, opening, invoiced, reserved, credit }: Statement) =>
  lines.length > 0 || [opening, invoiced, reserved, credit].some((dollars) => dollars !== 0);

export default async function ManagedCompanyPage({ params, searchParams }: PageProps) {
  const { lang, id } = await params;
  const language = await readLanguage();
  const texts = textsFor(lang);
  const { company: own, companyTax, shell, receivables } = texts;
  const { actor, company } = await companyOrNotFound(id);
  const { priceGroups } = await listPriceGroups(actor);
  const { _id, name, state, revision, groupId, members, invitations = [], createdAt } = company;
  const { customerNumber, termsDays, creditLimit, noRemindersUntil } = company;
  const query = readListQuery(statementQuerySchema, await searchParams);
  const { value: statement, isOutOfRange } = await readInRange(
    (days) => getManagedStatement(actor, id, days),
    query,
  );
  // Where there is an account it is what one comes for; until then the terms are.
  const owes = hasEntries(statement);
  const hasAccount = owes || termsDays !== null || query.from !== undefined;
  const isClosed = state === 'closed';
  const { vatId = '', vat } = company;
  const service = companyTax.vat;
  const shownVat = vat && (
    <div className="grid gap-3">
      <VatState vatId={vatId} vat={vat} checks={{ companyId: _id }} texts={service} />
      {vat.name || vat.address || vat.consultation ? (
        <FactList
          stacked
          facts={[
            ...(vat.name ? [[service.name, vat.name] as const] : []),
            ...(vat.address ? [[service.address, vat.address] as const] : []),
            ...(vat.consultation ? [[service.consultation, vat.consultation] as const] : []),
          ]}
        />
      ) : null}
      {vat.state === 'valid' ? null : <ConfirmVatId companyId={_id} texts={service} />}
    </div>
  );
  const details = (
    <div className="grid min-w-0 gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:items-start">
      <Panel heading={own.manage.details}>
        <CompanyFacts company={company} vat={shownVat} createdAt={createdAt} texts={own.facts} />
      </Panel>
      {isClosed ? null : (
        <Panel heading={own.manage.terms}>
          <CompanyTerms
            company={{ _id, customerNumber, groupId, termsDays, creditLimit, noRemindersUntil, revision }}
            groups={priceGroups.map((group) => [group._id, group.name] as const)}
            texts={pick(
              own.manage,
              'terms',
              ...(['customerNumber', 'customerNumberHint'] as const),
              ...(['termsDays', 'termsHint', 'creditLimit', 'limitHint'] as const),
              ...(['noRemindersUntil', 'remindersHint'] as const),
              ...(['priceGroup', 'noGroup', 'save', 'saved', 'meanwhile', 'byCard', 'days'] as const),
            )}
          />
        </Panel>
      )}
    </div>
  );
  const tax =
    isClosed || !company.invoiceFormat ? null : (
      <Panel heading={companyTax.manage.heading}>
        <ManagedTax company={company} texts={companyTax} meanwhileTexts={own.meanwhile} />
      </Panel>
    );
  const people = isClosed ? null : (
    <>
      {tax}
      <Panel heading={own.manage.members}>
        <MemberTable members={members} mayChange={false} hrefOf={ROUTES.customer} texts={texts} />
      </Panel>
      {state === 'active' ? (
        <Panel heading={own.invite.heading}>
          <InviteForm companyId={_id} texts={own.invite} roles={own.roles} />
          <InvitationList invitations={invitations} mayChange={false} texts={own.invite} roles={own.roles} />
        </Panel>
      ) : null}
    </>
  );
  const account = hasAccount ? (
    <StatementView
      statement={statement}
      isOutOfRange={isOutOfRange}
      path={COMPANY_ROUTES.managed(_id)}
      files={`/api/all-company/${_id}/statement`}
      orderHref={ROUTES.manageOrder}
      actionOf={(line) =>
        line.paymentId && line.reversible ? (
          <ReversePayment
            payment={{
              id: line.paymentId,
              reference: line.reference,
              amount: formatDollars(-line.amount, language),
            }}
            texts={receivables.reverse}
            back={shell.confirm.back}
          />
        ) : null
      }
      texts={texts.statement}
    >
      <Panel heading={receivables.record.heading}>
        <RecordPayment
          companyId={_id}
          invoices={statement.open}
          today={shopDay()}
          texts={receivables.record}
        />
      </Panel>
      {owes ? details : null}
      {people}
    </StatementView>
  ) : null;
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
          <LinkButton
            href={listHref(ROUTES.manageOrders, { company: _id, state: 'all' })}
            variant="ghost"
            size="sm"
          >
            {own.tabs.orders}
          </LinkButton>
          <CompanySteps
            company={{ _id, name, state, revision }}
            texts={pick(own.manage, 'steps', 'done', 'ask')}
            confirmTexts={shell.confirm}
          />
        </DashboardHead>
      </div>
      {owes ? null : details}
      {account ?? people}
    </>
  );
}
