'use client';
import { useDeferredValue, useEffect, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Panel } from '@/components/ui/panel';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Language } from '@/lib/shared/site/languages';

type LegalPreviewProps = {
  control: Control<{ markdown: string }>;
  language: Language;
  /** The first text of the field, and its HTML. */
  stored: { markdown: string; html: string };
  texts: { heading: string; typed: string };
};

/** The page as it would be: of what is stored until something else is typed. */
export function LegalPreview({ control, language, stored, texts }: LegalPreviewProps) {
  const typed = useDeferredValue(useWatch({ control, name: 'markdown' }));
  const [render, setRender] = useState<((markdown: string) => string) | null>(null);
  const isTyped = typed !== stored.markdown;

  useEffect(() => {
    if (!isTyped || render) return;
    void loadWithRetries(() => import('@/lib/shared/markdown/render-markdown')).then(({ renderMarkdown }) =>
      setRender(() => renderMarkdown),
    );
  }, [isTyped, render]);

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
