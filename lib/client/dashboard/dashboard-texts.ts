import { pageLanguage } from '@/lib/client/language/page-language';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Language } from '@/lib/shared/site/languages';
import type { dashboard } from '@/lib/shared/texts/en/dashboard';

type DashboardTexts = typeof dashboard;

const LOAD: Record<Language, () => Promise<{ dashboard: DashboardTexts }>> = {
  en: () => import('@/lib/shared/texts/en/dashboard'),
  de: () => import('@/lib/shared/texts/de/dashboard'),
};

let loaded: Promise<DashboardTexts> | undefined;

/** For React's `use` outside the dashboard. Loaded once, in the language of the document. */
export function dashboardTexts(): Promise<DashboardTexts> {
  loaded ??= loadWithRetries(LOAD[pageLanguage()]).then(({ dashboard }) => dashboard);
  return loaded;
}
