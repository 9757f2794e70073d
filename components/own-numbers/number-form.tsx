'use client';
import { compactText } from '@forgeline/tool-text/fold-text';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { ArticleField } from '@/components/quick-order/article-field';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { MeasuredText } from '@/components/ui/measured-text';
import { loadCode } from '@/lib/client/page/load-code';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';

type NumberRowProps = {
  stored: OwnNumber;
  texts: Texts['ownNumbers'];
  articleTexts: Texts['quickOrder']['articles'];
  onSave: (stored: OwnNumber, alias: string, toolId: string) => Promise<void>;
  onDelete: (stored: OwnNumber) => Promise<void>;
};

export function NumberRow({ stored, texts, articleTexts, onSave, onDelete }: NumberRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { alias, sku, name } = stored;

  async function remove() {
    if (busy) return;
    setBusy(true);
    // The focus stays in the list.
    const neighbour = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    try {
      await onDelete(stored);
      neighbour?.querySelector('button')?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <li ref={item} aria-label={alias} className="grid gap-3 border-line border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <p className="wrap-anywhere font-mono font-semibold text-ink">{alias}</p>
          <p className="wrap-anywhere text-sm">
            {sku === undefined ? (
              texts.notSold
            ) : (
              <>
                <span className="font-mono">{sku}</span> <MeasuredText text={name ?? ''} />
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            className="min-h-11"
            aria-expanded={isOpen}
            aria-label={fillText(texts.editOf, { alias })}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.edit}
          </Button>
          <Button
            size="sm"
            variant="outline"
            className="min-h-11"
            busy={busy}
            aria-label={fillText(texts.removeOf, { alias })}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        </div>
      </div>
      {isOpen ? (
        <NumberForm
          stored={stored}
          texts={texts}
          articleTexts={articleTexts}
          onSave={async (next, toolId) => {
            await onSave(stored, next, toolId);
            setOpen(false);
          }}
          onCancel={() => {
            setOpen(false);
            item.current?.querySelector('button')?.focus();
          }}
        />
      ) : null}
    </li>
  );
}

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

/** The only tool whose SKU ends with what is typed: `TW-1220` for `FL-TW-1220`. Null for none and for several. */
export function toolByShortSku(
  typed: string,
  hits: readonly Pick<SearchHit, '_id' | 'sku'>[],
): string | null {
  const key = compactText(typed);
  if (key === '') return null;
  const [found, ...others] = hits.filter(({ sku }) => compactText(sku).endsWith(key));
  return found && others.length === 0 ? found._id : null;
}
