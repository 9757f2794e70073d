import { dashboardTexts } from '@/lib/client/dashboard/dashboard-texts';
import { pageLanguage } from '@/lib/client/language/page-language';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Language } from '@/lib/shared/site/languages';
import type { commandBox } from '@/lib/shared/texts/en/command-box';
import type { dashboard } from '@/lib/shared/texts/en/dashboard';

export type CommandTexts = typeof commandBox & { menu: (typeof dashboard)['menu'] };

const LOAD: Record<Language, () => Promise<{ commandBox: typeof commandBox }>> = {
  en: () => import('@/lib/shared/texts/en/command-box'),
  de: () => import('@/lib/shared/texts/de/command-box'),
};

let loaded: Promise<CommandTexts> | undefined;

/** For React's `use`. Loaded once, in the language of the document. */
export function commandTexts(): Promise<CommandTexts> {
  loaded ??= Promise.all([loadWithRetries(LOAD[pageLanguage()]), dashboardTexts()]).then(
    ([{ commandBox }, { menu }]) => ({ ...commandBox, menu }),
  );
  return loaded;
}
