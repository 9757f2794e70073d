import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { DashboardMenu } from '@/components/dashboard/dashboard-menu';
import { menuViews } from '@/components/dashboard/menu-views';
import { OfficeMenu } from '@/components/dashboard/office-menu';
import { PageContent, VerifyBanner } from '@/components/dashboard/page-frame';
import { NoScriptNotice } from '@/components/ui/notice';
import { countToDecide } from '@/lib/server/commerce/approvals/list-requisitions';
import { countOffersToAnswer } from '@/lib/server/commerce/offers/read/list-offers';
import { countReturnsToDo } from '@/lib/server/commerce/returns/read-returns';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { currentActor } from '@/lib/server/identity/sessions/current-actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { listViews } from '@/lib/server/identity/users/saved-views';
import { countOpenRequests } from '@/lib/server/inbox/requests/list-requests';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { charges } from '@/lib/shared/trade/trade-settings';

type LayoutProps = { children: ReactNode; params: Promise<{ lang: string }> };

/** Never cached: each page is rendered for the person who requests it. */
export const dynamic = 'force-dynamic';

/** Personal pages must not be indexed. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Undefined for whoever belongs to no company; buyers decide nothing. */
async function toDecideOf(actor: Actor): Promise<number | undefined> {
  return companyOf(actor) ? ((await countToDecide(actor)) ?? 0) : undefined;
}

async function countsToAnswer(actor: Actor): Promise<Record<string, number>> {
  const [offers, quotes, messages, returns] = await Promise.all([
    countOffersToAnswer(actor),
    countOpenRequests('quote', actor),
    countOpenRequests('contact', actor),
    countReturnsToDo(actor),
  ]);
  return {
    [ROUTES.offers]: offers,
    [ROUTES.manageQuotes]: quotes,
    [ROUTES.messages]: messages,
    [ROUTES.manageReturns]: returns.requested + returns.received,
  };
}

export default async function DashboardLayout({ children, params }: LayoutProps) {
  const { dashboard } = textsFor((await params).lang);
  const actor = await currentActor();
  // The page redirects visitors to /login: only it has its own address.
  if (!actor) return children;
  const { name, email, role, emailVerified } = actor;
  const content = (
    <>
      <NoScriptNotice text={dashboard.noScript} />
      {emailVerified ? null : <VerifyBanner email={email} texts={dashboard.verify} />}
      {children}
    </>
  );
  if (role === 'admin') {
    return (
      // Makes the header the bar of app/office.css, and its search the command box.
      <div data-office="" data-footer="slim" className="shell office">
        <OfficeMenu
          counts={await countsToAnswer(actor)}
          charges={charges((await currentTrade()).settings)}
          views={menuViews(await listViews(actor))}
          texts={dashboard.menu}
        />
        <PageContent>{content}</PageContent>
      </div>
    );
  }
  return (
    <div
      data-footer="slim"
      className="shell grid min-h-[calc(100dvh-var(--site-header-height))] content-start gap-y-6 py-6 lg:grid-cols-[7.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-8 lg:py-12 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-12 print:block print:min-h-0 print:p-0"
    >
      <DashboardMenu
        viewer={{ name, email }}
        toDecide={await toDecideOf(actor)}
        views={menuViews(await listViews(actor))}
        texts={dashboard}
      />
      <PageContent className="grid min-w-0 gap-8">{content}</PageContent>
    </div>
  );
}
