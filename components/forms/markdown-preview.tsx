'use client';
import { useDeferredValue, useEffect, useState } from 'react';
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { Panel } from '@/components/ui/panel';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Language } from '@/lib/shared/site/languages';

type MarkdownPreviewProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: Path<Values>;
  language: Language;
  /** The first text of the field, and its HTML. */
  stored: { markdown: string; html: string };
  /** Pictures of the store are shown, in place of their texts. */
  hasPictures?: boolean;
  texts: { heading: string; typed: string };
};

/** The page as it would be: of what is stored until something else is typed. */
export function MarkdownPreview<Values extends FieldValues>(props: MarkdownPreviewProps<Values>) {
  const { control, name, language, stored, hasPictures = false, texts } = props;
  const typed: string = useDeferredValue(useWatch({ control, name }));
  const [render, setRender] = useState<((markdown: string) => string) | null>(null);
  const isTyped = typed !== stored.markdown;

  useEffect(() => {
    if (!isTyped || render) return;
    void loadWithRetries(() => import('@/lib/shared/markdown/render-markdown')).then(
      ({ renderMarkdown, renderWithPictures }) =>
        setRender(() => (hasPictures ? renderWithPictures : renderMarkdown)),
    );
  }, [isTyped, render, hasPictures]);

  return (
    <Panel heading={isTyped ? texts.typed : texts.heading}>
      <div
        lang={language}
        className="prose-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown, in which markup is text.
        dangerouslySetInnerHTML={{ __html: isTyped && render ? render(typed) : stored.html }}
      />
    </Panel>
  );
}
