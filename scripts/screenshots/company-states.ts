import type { Page } from 'playwright';
import { COMPANY_ROUTES, COMPANY_TABS } from '@/lib/shared/companies/company-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import type { ScreenState } from './state-list';

/** The pages of the demo's company with rules and a budget, as its owner sees them. */
export function companyStates(): ScreenState[] {
  const as = 'owner' as const;
  return [
    ...COMPANY_TABS.map((tab) => ({
      name: tab === 'company' ? 'company-owner' : `company-${tab}`,
      path: COMPANY_ROUTES.tab(tab),
      as,
    })),
    { name: 'approvals', path: COMPANY_ROUTES.approvals, as },
    { name: 'approval', path: COMPANY_ROUTES.approvals, as, act: openFirst },
    { name: 'own-offers', path: ROUTES.myQuotes, as },
  ];
}

export async function openFirst(page: Page): Promise<void> {
  const list = page.url();
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.waitForURL((address) => address.href !== list);
  await page.getByRole('main').getByRole('table').waitFor();
}
