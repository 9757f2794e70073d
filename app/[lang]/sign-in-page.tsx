import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AuthPage, RequestedToolCard } from '@/components/accounts/auth-page';
import { type ReturnReason, returnReason } from '@/lib/client/session/return-path';
import { getPriceLadder } from '@/lib/server/commerce/prices/get-tool-prices';
import { getTool } from '@/lib/server/commerce/tools/read/get-tool';
import { type Language, languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { pageMetadata } from './page-metadata';

type PageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
};
type Shown = { texts: Texts; from: string | string[] | undefined };

/** Login and registration, each with the form that `screen` returns, and beside it the tool that is to be ordered. */
export function signInPage(
  kind: 'login' | 'register',
  screen: (shown: Shown) => ReactNode | Promise<ReactNode>,
) {
  async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
    const { title, text } = textsFor((await params).lang).auth[kind];
    return pageMetadata({ path: ROUTES[kind], title, description: text });
  }

  async function show({ params, searchParams }: PageProps) {
    const [{ lang }, { from }] = await Promise.all([params, searchParams]);
    const texts = textsFor(lang);
    const { auth } = texts;
    const reason = returnReason(from);
    const toolToOrder = await readToolToOrder(reason, languageOf(lang));
    return (
      <AuthPage
        texts={auth}
        heading={auth[kind].heading}
        text={reason.kind === 'order' ? auth.wanted[kind] : auth[kind].text}
      >
        {toolToOrder ? <RequestedToolCard {...toolToOrder} texts={texts} /> : null}
        {await screen({ texts, from })}
      </AuthPage>
    );
  }

  return { generateMetadata, Page: show };
}

/**
 * With the public price of a minimum order. Null if the tool is not sold any more, and while it cannot be read: these
 * pages do without it.
 */
async function readToolToOrder(
  reason: ReturnReason,
  language: Language,
): Promise<{ tool: Tool; price: number | undefined } | null> {
  if (reason.kind !== 'order' || !reason.toolId) return null;
  try {
    const tool = await getTool(reason.toolId, language);
    if (tool.state === 'retired') return null;
    const ladder = await getPriceLadder(null, tool, textsFor(language).messages);
    return { tool, price: ladder?.[0].unitPrice };
  } catch {
    return null;
  }
}
