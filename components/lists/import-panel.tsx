'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Panel } from '@/components/ui/panel';
import { Textarea } from '@/components/ui/textarea';
import { translate } from '@/lib/client/language/translations';
import { formatNumber } from '@/lib/shared/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ImportState } from './use-import-list';

type ImportPanelProps = { state: ImportState; texts: Texts['lists']['import'] };

/** What was read of a file, its rows that need a look with the reason, and storing the rest as a list. */
export function ImportPanel({ state, texts }: ImportPanelProps) {
  const language = useLanguage();
  const id = useId();
  const { name, setName, text, setText, read, nameFailure, busy, choose, store, checkAgain, close } = state;
  const { lines, open, skipped } = read;
  const counted = (forms: { one: string; many: string }, count: number) =>
    count === 1 ? forms.one : fillText(forms.many, { count: formatNumber(count, language) });

  return (
    <Panel heading={texts.heading}>
      <p role="status" className="font-semibold text-ink">
        {[
          counted(texts.read, lines.length),
          ...(open.length > 0 ? [counted(texts.open, open.length)] : []),
          ...(skipped > 0 ? [counted(texts.skipped, skipped)] : []),
        ].join(' · ')}
      </p>
      {open.length > 0 ? (
        <ul
          aria-label={texts.openLabel}
          className="grid max-h-80 gap-2 overflow-y-auto border-line border-y py-3"
        >
          {open.map((openRow, place) => {
            const { text: row, code, params, message, candidates = [] } = openRow;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and the list changes as a whole.
              <li key={`${place} ${row}`} className="wrap-anywhere grid gap-0.5 text-sm">
                <span className="font-mono text-ink text-xs">{row}</span>
                <span className="text-danger">
                  {translate({ code, ...(params ? { params } : {}) }, message)}
                </span>
                {candidates.length > 0 ? (
                  <span className="flex flex-wrap gap-2 py-1">
                    {candidates.map((line) => (
                      <Button
                        key={line.toolId}
                        size="sm"
                        variant="outline"
                        disabled={busy}
                        className="wrap-anywhere h-auto min-h-9 whitespace-normal py-1.5 text-start"
                        onClick={() => void choose(openRow, line)}
                      >
                        {fillText(texts.take, {
                          ...{ sku: line.sku, name: line.name },
                          count: formatNumber(line.quantity, language),
                        })}
                      </Button>
                    ))}
                  </span>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      {text === '' ? null : (
        <>
          <Field id={`${id}-rows`} label={texts.rows} description={texts.rowsHint}>
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                spellCheck={false}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                className="font-mono"
              />
            )}
          </Field>
          <Button
            variant="outline"
            busy={busy}
            className="justify-self-start"
            onClick={() => void checkAgain()}
          >
            {texts.check}
          </Button>
        </>
      )}
      <form
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void store();
        }}
      >
        <Field id={`${id}-name`} label={texts.name} error={nameFailure}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} disabled={lines.length === 0}>
            {open.length > 0 ? counted(texts.storeWithout, open.length) : texts.store}
          </Button>
          <Button variant="outline" onClick={close}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
