import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { editorValuesOf } from '@/components/tools/manage/editor/editor-values-of';
import { ToolEditor } from '@/components/tools/manage/editor/tool-editor';
import { BackLink } from '@/components/ui/links/back-link';
import { LinkButton } from '@/components/ui/links/link';
import { getManagedTool } from '@/lib/server/commerce/tools/edit/get-managed-tool';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../../if-found';
import { requireAdmin } from '../../../../page-gate';
import { categoriesToChoose, taxClassesToChoose } from '../../../categories-to-choose';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const readTool = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.editTool(id));
  return (await ifFound(getManagedTool(actor, id))) ?? notFound();
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { tool } = await readTool(id);
  return { title: fillText(textsFor(lang).editor.title, { name: tool.name }) };
}

export default async function EditToolPage({ params }: PageProps) {
  const { lang, id } = await params;
  const { tool, successor } = await readTool(id);
  const { editor, quotes, shell } = textsFor(lang);
  return (
    <>
      <div className="grid gap-2">
        <BackLink href={ROUTES.manageProducts}>{editor.back}</BackLink>
        <DashboardHead heading={fillText(editor.heading, { name: tool.name })}>
          <div className="flex flex-wrap gap-3">
            {tool.state === 'draft' ? null : (
              <LinkButton href={ROUTES.tool(tool.slug)} prefetch={false} variant="outline" size="sm">
                {editor.seePage}
              </LinkButton>
            )}
            <LinkButton href={ROUTES.duplicateProduct(id)} prefetch={false} variant="outline" size="sm">
              {editor.duplicate}
            </LinkButton>
            <LinkButton href={ROUTES.toolStock(id)} prefetch={false} variant="outline" size="sm">
              {editor.stock}
            </LinkButton>
          </div>
        </DashboardHead>
      </div>
      <ToolEditor
        // Another tool is another form.
        key={tool._id}
        tool={tool}
        values={editorValuesOf(tool, languageOf(lang))}
        successor={successor}
        categories={await categoriesToChoose(lang, tool.category)}
        taxClasses={await taxClassesToChoose(lang)}
        texts={{ editor, lines: quotes.lines, confirm: shell.confirm }}
      />
    </>
  );
}
