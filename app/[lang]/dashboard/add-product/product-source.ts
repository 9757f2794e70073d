import type { ProductSource } from '@/components/products/add-product-form';
import { editorValuesOf } from '@/components/products/editor/editor-values';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { ManagedTool } from '@/lib/shared/tools/managed-tool.schema';
import { TOOL_NAME_MAX_LENGTH } from '@/lib/shared/tools/tool-fields.schema';

/** Returns what a copy of a tool begins with: a draft, without SKU and stock, which are its own. */
export function productSource(tool: ManagedTool, copyName: string): ProductSource {
  const { category, description, price, moq, step, leadTimeDays, packs, specs } = editorValuesOf(tool);
  const [first, ...morePictures] = tool.pictures;
  const name = [...fillText(copyName, { name: tool.name })].slice(0, TOOL_NAME_MAX_LENGTH).join('');
  return {
    values: {
      image: first?.url ?? tool.image,
      name,
      ...{ category, description, price, moq, step, leadTimeDays, packs, specs },
      state: 'draft',
    },
    morePictures,
  };
}
