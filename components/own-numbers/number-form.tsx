'use client';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { ArticleField } from '@/components/quick-order/article/article-field';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { loadCode } from '@/lib/client/page/load-code';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { toolByShortSku } from './short-sku';

type NumberFormProps = {
  stored?: OwnNumber;
  texts: Texts['ownNumbers'];
  articleTexts: Texts['quickOrder']['articles'];
  /** Throws ApiProblem. */
  onSave: (alias: string, toolId: string) => Promise<void>;
  onCancel?: () => void;
};

export function NumberForm({ stored, texts, articleTexts, onSave, onCancel }: NumberFormProps) {
  const id = useId();
  const number = useRef<HTMLInputElement>(null);
  const article = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const picked = useRef<{ article: string; toolId: string } | null>(
    stored?.sku ? { article: stored.sku, toolId: stored.toolId } : null,
  );
  const [failure, setFailure] = useState<{ of: 'number' | 'article'; text: string } | null>(null);
  const [busy, setBusy] = useState(false);

  function fail(of: 'number' | 'article', text: string) {
    setFailure({ of, text });
    (of === 'number' ? number : article).current?.focus();
  }

  async function toolIdOf(typed: string): Promise<string | null> {
    if (picked.current?.article === typed) return picked.current.toolId;
    const { findToolByNumber } = await loadCode(() => import('@/lib/client/lists/check-list'));
    const found = await findToolByNumber(typed);
    if (found !== null) return found;
    const { searchTools } = await loadCode(() => import('@/lib/client/calls/search-tools'));
    return toolByShortSku(typed, (await searchTools(typed)).results);
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || !number.current || !article.current) return;
    const [alias, typed] = [number.current.value.trim(), article.current.value.trim()];
    if (alias === '') return fail('number', texts.numberMissing);
    if (typed === '') return fail('article', texts.articleMissing);
    setBusy(true);
    setFailure(null);
    try {
      const toolId = await toolIdOf(typed);
      if (toolId === null) return fail('article', texts.articleUnknown);
      await onSave(alias, toolId);
      if (stored) return;
      number.current.value = '';
      article.current.value = '';
      picked.current = null;
      number.current.focus();
    } catch (error) {
      fail('number', fieldMessageOf(error, 'alias') ?? sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      method="post"
      aria-label={stored ? texts.edit : texts.add}
      onSubmit={save}
      className="grid items-start gap-3 sm:grid-cols-2"
    >
      <Field id={id} label={texts.number} error={failure?.of === 'number' ? failure.text : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={number}
            defaultValue={stored?.alias}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="next"
          />
        )}
      </Field>
      <ArticleField
        field={article}
        label={texts.article}
        ownNumbers={NONE}
        texts={articleTexts}
        initial={stored?.sku}
        error={failure?.of === 'article' ? failure.text : undefined}
        listClassName="w-full"
        picksOnly
        onPick={({ article: chosen, toolId }) => {
          picked.current = { article: chosen, toolId };
          submit.current?.focus();
        }}
        onEnter={() => submit.current?.focus()}
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit" ref={submit} busy={busy}>
          {stored ? texts.save : texts.add}
        </Button>
        {onCancel ? (
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

const NONE: readonly OwnNumber[] = [];
