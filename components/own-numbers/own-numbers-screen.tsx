'use client';
import { compactText } from '@forgeline/tool-text/fold-text';
import { Hash } from 'lucide';
import { useCallback, useEffect, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading';
import { LoadFailure } from '@/components/ui/notice';
import { call } from '@/lib/client/api';
import {
  addOwnNumber,
  deleteOwnNumber,
  importOwnNumbers,
  setOwnNumber,
} from '@/lib/client/own-numbers/call-own-numbers';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess, toastUndo } from '@/lib/client/toasts/toast';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type {
  ImportedOwnNumber,
  OwnNumber,
  OwnNumberEntry,
} from '@/lib/shared/own-numbers/own-number.schema';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { NumberForm, NumberRow } from './number-form';
import { NumbersFile } from './numbers-file';

type ScreenProps = { texts: Texts['ownNumbers']; articleTexts: Texts['quickOrder']['articles'] };

const SHOWN_AT_ONCE = 50;

function numbersWith(numbers: readonly OwnNumber[], typed: string): readonly OwnNumber[] {
  const key = compactText(typed);
  if (key === '') return numbers;
  return numbers.filter((stored) =>
    [stored.alias, stored.sku ?? '', stored.name ?? ''].some((text) => compactText(text).includes(key)),
  );
}

export function OwnNumbersScreen({ texts, articleTexts }: ScreenProps) {
  const language = useLanguage();
  const id = useId();
  const { numbers, failure, load, add, correct, remove, store } = useOwnNumbersPage(texts);
  const [typed, setTyped] = useState('');
  const [shownMax, setShownMax] = useState(SHOWN_AT_ONCE);

  if (failure !== null && numbers === null)
    return (
      <LoadFailure texts={texts} onRetry={load}>
        {failure}
      </LoadFailure>
    );
  if (!numbers)
    return (
      <div role="status" aria-label={texts.loading} className="grid gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  const matches = numbersWith(numbers, typed);
  const count = formatNumber(matches.length, language);
  return (
    <div className="grid gap-8">
      <section aria-labelledby={`${id}-add`} className="grid gap-3">
        <h2 id={`${id}-add`} className="font-bold text-ink text-lg">
          {texts.addHeading}
        </h2>
        <NumberForm texts={texts} articleTexts={articleTexts} onSave={add} />
      </section>
      <NumbersFile numbers={numbers} texts={texts} onStore={store} />
      {numbers.length === 0 ? (
        <EmptyState icon={Hash} title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <section aria-label={texts.heading} className="grid gap-3">
          <Field id={`${id}-search`} label={texts.search} className="max-w-md">
            {(control) => (
              <Input
                {...control}
                type="search"
                maxLength={80}
                autoComplete="off"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setShownMax(SHOWN_AT_ONCE);
                }}
              />
            )}
          </Field>
          <p role="status" className="figures text-muted text-sm">
            {matches.length === 1 ? texts.count.one : fillText(texts.count.many, { count })}
          </p>
          <ul className="border-line border-t empty:hidden">
            {matches.slice(0, shownMax).map((stored) => (
              <NumberRow
                key={stored.alias}
                stored={stored}
                texts={texts}
                articleTexts={articleTexts}
                onSave={correct}
                onDelete={remove}
              />
            ))}
          </ul>
          {matches.length > shownMax ? (
            <Button
              variant="outline"
              className="justify-self-start"
              onClick={() => setShownMax(shownMax + SHOWN_AT_ONCE)}
            >
              {texts.more}
            </Button>
          ) : null}
        </section>
      )}
    </div>
  );
}

function useOwnNumbersPage(texts: Texts['ownNumbers']) {
  const [numbers, setNumbers] = useState<readonly OwnNumber[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    try {
      setNumbers(await call(quickOrderCalls.listOwnNumbers, {}));
      setFailure(null);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function add(alias: string, toolId: string): Promise<void> {
    await addOwnNumber(alias, toolId);
    toastSuccess(fillText(texts.added, { alias }));
    await load();
  }

  async function correct(stored: OwnNumber, alias: string, toolId: string): Promise<void> {
    const isNew = await setOwnNumber(alias, toolId);
    // Only spelled differently, it is the same number.
    if (isNew) await deleteOwnNumber(stored.alias);
    toastSuccess(fillText(texts.saved, { alias }));
    await load();
  }

  async function restore({ alias, toolId }: OwnNumber): Promise<void> {
    try {
      await setOwnNumber(alias, toolId);
      await load();
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  async function remove(stored: OwnNumber): Promise<void> {
    const removed = fillText(texts.removed, { alias: stored.alias });
    try {
      await deleteOwnNumber(stored.alias);
      setNumbers((all) => all?.filter(({ alias }) => alias !== stored.alias) ?? null);
      // The number of a tool that is no longer sold could not be stored again.
      if (stored.sku === undefined) toastSuccess(removed);
      else toastUndo(removed, { label: texts.undo, undo: () => restore(stored) });
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  async function store(entries: OwnNumberEntry[]): Promise<ImportedOwnNumber[]> {
    const rows = await importOwnNumbers(entries);
    await load();
    return rows;
  }

  return { numbers, failure, load, add, correct, remove, store };
}
