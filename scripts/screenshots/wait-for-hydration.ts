import type { Page } from 'playwright';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Waits until the top navigation shows who is signed in: before that it is not hydrated, and a click is lost. */
export async function scriptsTookOver(page: Page, language: Language): Promise<void> {
  const { login, logout } = textsFor(language).shell.header;
  const header = page.getByRole('banner', { includeHidden: true });
  const link = header.getByRole('link', { name: login, exact: true, includeHidden: true });
  const button = header.getByRole('button', { name: logout, exact: true, includeHidden: true });
  await link.or(button).first().waitFor({ state: 'attached' });
}
