import type { Page } from 'playwright';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** The top navigation shows who is signed in once it is hydrated; before that a click is lost. */
export async function waitForHydration(page: Page, language: Language): Promise<void> {
  const { login, logout } = textsFor(language).shell.header;
  const header = page.getByRole('banner', { includeHidden: true });
  const link = header.getByRole('link', { name: login, exact: true, includeHidden: true });
  const button = header.getByRole('button', { name: logout, exact: true, includeHidden: true });
  await link.or(button).first().waitFor({ state: 'attached' });
}
