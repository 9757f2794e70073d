import type { ReactNode } from 'react';
import { NotFoundContent } from '@/components/shell/errors/not-found-content';
import { MissingToolView } from '@/components/tools/page/missing-tool-view';
import { getRemovedTool } from '@/lib/server/commerce/tools/read/get-tool-page';
import { languageOf } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requestedTool } from './requested-tool';

type LayoutProps = { params: Promise<{ lang: string; id: string }>; children: ReactNode };

/** Data of the not-found page, for a tool that was sold once. */
export default async function PurchaseLayout({ params, children }: LayoutProps) {
  const { lang, id } = await params;
  const removed = (await requestedTool(id, lang)) ? null : await getRemovedTool(id, languageOf(lang));
  if (!removed) return children;
  const { purchase, catalogue } = textsFor(lang);
  return (
    <NotFoundContent
      content={
        <>
          <title>{purchase.gone.title}</title>
          <MissingToolView
            title={purchase.gone.title}
            text={fillText(purchase.gone.text, { name: removed.name })}
            words={removed.name}
            similar={removed.similar}
            texts={catalogue.tool}
          />
        </>
      }
    >
      {children}
    </NotFoundContent>
  );
}
