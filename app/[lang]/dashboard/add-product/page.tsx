import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AddProduct } from '@/components/tools/manage/add-product';
import type { ProductSource } from '@/components/tools/manage/add-product-form';
import { editorValuesOf } from '@/components/tools/manage/editor/editor-values-of';
import { getManagedTool } from '@/lib/server/commerce/tools/edit/get-managed-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { AppError } from '@/lib/shared/messages/errors';
import { type Language, languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { ManagedTool } from '@/lib/shared/tools/tool.schema';
import { TOOL_NAME_MAX_LENGTH } from '@/lib/shared/tools/tool-fields.schema';
import { requireAdmin } from '../../page-gate';
import { categoriesToChoose } from '../categories-to-choose';

/** A draft without SKU and stock, which are each tool's own. */
function productSource(tool: ManagedTool, copyName: string, language: Language): ProductSource {
  const { category, description, price, moq, step, leadTimeDays, packs, specs } = editorValuesOf(
    tool,
    language,
  );
  const { backorderLimit, taxClass, weightGrams, bulky, serialised, calibrationMonths } = tool;
  const [first, ...morePictures] = tool.pictures;
  return {
    values: {
      image: first?.url ?? tool.image,
      name: nameOfCopy(copyName, tool.name),
      ...{ category, description, price, moq, step, leadTimeDays, packs, specs },
      morePictures,
      state: 'draft',
    },
    kept: {
      ...{ backorderLimit, taxClass, weightGrams, bulky, serialised, calibrationMonths },
      ...textsOfCopy(tool.texts),
    },
  };
}

function nameOfCopy(copyName: string, name: string): string {
  return [...fillText(copyName, { name })].slice(0, TOOL_NAME_MAX_LENGTH).join('');
}

/** In each language a name of the copy's own, which its address follows. */
function textsOfCopy(texts: ManagedTool['texts']): Pick<ManagedTool, 'texts'> {
  const copied = Object.entries(texts ?? {}).map(([language, { slug: _slug, name, ...text }]) => {
    const { copyName } = textsFor(language).editor;
    return [language, { ...text, ...(name ? { name: nameOfCopy(copyName, name) } : {}) }];
  });
  return copied.length > 0 ? { texts: Object.fromEntries(copied) } : {};
}

type PageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).dashboard.addProduct.title };
}

/** Null unless the address names a tool that exists. */
async function copiedTool(actor: Actor, from: unknown): Promise<ManagedTool | undefined> {
  if (typeof from !== 'string') return undefined;
  try {
    return (await getManagedTool(actor, from)).tool;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined;
    throw error;
  }
}

export default async function AddProductPage({ params, searchParams }: PageProps) {
  const [{ lang }, { from }] = await Promise.all([params, searchParams]);
  const { dashboard, tools, editor } = textsFor(lang);
  const actor = await requireAdmin(
    typeof from === 'string' ? ROUTES.duplicateProduct(from) : ROUTES.addProduct,
  );
  const tool = await copiedTool(actor, from);
  return (
    <>
      <DashboardHead
        heading={dashboard.addProduct.heading}
        text={tool ? fillText(editor.copyOf, { name: tool.name }) : dashboard.addProduct.text}
      />
      <AddProduct
        sourceId={tool?._id}
        source={tool && productSource(tool, editor.copyName, languageOf(lang))}
        categories={await categoriesToChoose(lang, tool?.category ?? DEFAULT_CATEGORY)}
        texts={dashboard.addProduct}
        editorTexts={editor}
        toolTexts={tools}
      />
    </>
  );
}
