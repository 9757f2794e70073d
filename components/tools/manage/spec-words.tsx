'use client';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import type { SpecWord } from '@/lib/shared/spec-words/spec-words.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The call's limit; a word of a tool is shorter. */
const MAX_LENGTH = 200;

type WordListProps = {
  words: readonly SpecWord[];
  /** Translated to. */
  target: Language;
  names: { from: string; to: string };
  texts: Texts['specWords'];
  leave: Texts['editor']['leave'] & Texts['shell']['confirm'];
};

/** Words and their translations beside each other; Enter goes down, and saves in the last row. */
export function WordList({ words, target, names, texts, leave }: WordListProps) {
  const language = useLanguage();
  const router = useLocalRouter();
  const form = useRef<HTMLFormElement>(null);
  const isToFocus = useRef(false);
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fields = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has other rows, the first of them is next.
  useEffect(() => {
    if (!isToFocus.current) return;
    isToFocus.current = false;
    fields()[0]?.focus();
  }, [words]);

  function change({ text, translation = '' }: SpecWord, typed: string) {
    setChanged((before) => {
      const after = new Map(before);
      if (typed.trim() === translation) after.delete(text);
      else after.set(text, typed);
      return after;
    });
  }

  async function save(event?: SubmitEvent) {
    event?.preventDefault();
    if (busy) return;
    if (changed.size === 0) {
      toastSuccess(texts.unchanged);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const { call, specWordCalls } = await loadContracts(
        () => import('@/lib/shared/spec-words/spec-words.contract'),
      );
      const entries = [...changed].map(([text, translation]) => ({ text, translation }));
      await call(specWordCalls.saveWords, { body: { language: target, words: entries } });
      toastSuccess(texts.saved);
      setChanged(new Map());
      isToFocus.current = true;
      router.refresh();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, nativeEvent, currentTarget } = event;
    const isEnter = key === 'Enter' && !nativeEvent.isComposing;
    if (!isEnter && key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    const all = fields();
    const by = key === 'ArrowUp' || (isEnter && shiftKey) ? -1 : 1;
    const next = all[all.indexOf(currentTarget) + by];
    if (next) {
      next.focus();
      next.select();
    } else if (isEnter && by === 1) void save();
  }

  const usesOf = ({ uses }: SpecWord) =>
    uses === 1
      ? texts.uses.one
      : fillText(uses === 0 ? texts.uses.none : texts.uses.many, { count: formatNumber(uses, language) });

  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label={texts.heading}
      onSubmit={save}
      className="grid gap-3"
    >
      <LeaveGuard isActive={changed.size > 0} texts={leave} />
      <table className="sheet word-sheet" aria-label={texts.heading}>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col">{names.from}</th>
            <th scope="col">{names.to}</th>
          </tr>
        </thead>
        <tbody>
          {words.map((word) => {
            const { text, translation = '', kinds } = word;
            const isMissing = (changed.get(text) ?? translation).trim() === '';
            return (
              <tr key={text}>
                <td data-cell="word">
                  <span lang={CATALOGUE_LANGUAGE}>{text}</span>
                  <small>{[...kinds.map((kind) => texts.kinds[kind]), usesOf(word)].join(' · ')}</small>
                </td>
                <td data-cell="translation">
                  <input
                    lang={target}
                    className={isMissing ? 'shadow-[inset_2px_0_0_var(--color-accent-strong)]' : ''}
                    aria-label={fillText(texts.translation, { word: text, language: names.to })}
                    defaultValue={translation}
                    placeholder={text}
                    maxLength={MAX_LENGTH}
                    autoComplete="off"
                    onChange={({ target: { value } }) => change(word, value)}
                    onKeyDown={onKeyDown}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {failure ? (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-paper px-2 py-2.5">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        <p role="status" className="text-muted text-sm">
          {changed.size === 0
            ? ''
            : changed.size === 1
              ? texts.unsaved.one
              : fillText(texts.unsaved.many, { count: formatNumber(changed.size, language) })}
        </p>
        <p className="ms-auto text-muted text-xs max-sm:hidden">{texts.keys}</p>
      </div>
    </form>
  );
}
