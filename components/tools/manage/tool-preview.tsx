'use client';
import { useDeferredValue, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { ToolCard } from '@/components/tools/tool-card';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { type ToolFormInput, type ToolFormOutput, toolFormFields } from './tool-form-schema';
import { usePaused } from './use-paused';

type ToolPreviewProps = {
  control: Control<ToolFormInput, unknown, ToolFormOutput>;
  texts: Texts['dashboard']['addProduct'];
  toolTexts: Texts['tools'];
};

export function ToolPreview({ control, texts, toolTexts }: ToolPreviewProps) {
  const typed = useDeferredValue(useWatch({ control }));
  const image = usePaused(String(typed.image ?? ''));
  const language = useLanguage();
  const { shape } = useMemo(() => toolFormFields(language), [language]);
  /** The value of a field if it is valid, else `otherwise`. */
  const valid = <Name extends keyof ToolFormOutput & keyof Tool>(
    name: Name,
    value: unknown,
    otherwise: Tool[Name],
  ) => {
    const parsed = shape[name].safeParse(value);
    return parsed.success ? (parsed.data as Tool[Name]) : otherwise;
  };
  const tool: Tool = {
    _id: 'preview',
    sku: '',
    slug: '',
    category: '',
    specs: [],
    rating: { average: 0, count: 0 },
    step: 1,
    packs: [],
    state: 'on-sale',
    revision: 1,
    image: valid('image', image, ''),
    name: valid('name', typed.name, texts.previewName),
    description: valid('description', typed.description, texts.previewDescription),
    price: valid('price', typed.price, 0),
    moq: valid('moq', typed.moq, 1),
    quantity: valid('quantity', typed.quantity, 0),
  };
  return (
    <section aria-hidden="true" className="grid gap-3 xl:sticky xl:top-(--below-header)">
      <h2 className="eyebrow text-muted">{texts.preview}</h2>
      <div inert className="max-w-sm">
        <ToolCard tool={tool} texts={toolTexts} isPreview />
      </div>
    </section>
  );
}
