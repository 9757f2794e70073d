'use client';
import { compactText } from '@forgeline/tool-text/fold-text';
import { Hash } from 'lucide';
import { useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading';
import { LoadFailure } from '@/components/ui/notice';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OwnNumber } from '@/lib/shared/own-numbers/own-number.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { NumberForm } from './number-form';
import { NumberRow } from './number-row';
import { NumbersFile } from './numbers-file';
import { useOwnNumbersPage } from './use-own-numbers';

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
