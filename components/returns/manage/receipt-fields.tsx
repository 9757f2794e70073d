'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { SerialFields } from '@/components/shipments/manage/serial-fields';
import { Field, Input } from '@/components/ui/controls/field';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { RETURN_LENGTHS } from '@/lib/shared/returns/return.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { DecidedLine } from './return-buttons';

export type ReceivedLine = Pick<DecidedLine, 'toolId' | 'sku' | 'name' | 'serials' | 'hasSerials'> & {
  approved: number;
};

export type ReceiptDraft = { restock: string; scrap: string; condition: string; serials: string };

type ReceiptFieldsProps = {
  line: ReceivedLine;
  draft: ReceiptDraft;
  isWrong: boolean;
  /** How many of its units arrived, as far as it was typed. */
  units: number;
  texts: Texts['returnDialogs'];
  onChange: (draft: ReceiptDraft) => void;
};

/** A tool of a return: how many units arrived to be restocked and to be scrapped, and how they look. */
export function ReceiptFields({ line, draft, isWrong, units, texts, onChange }: ReceiptFieldsProps) {
  const { toolId, sku, name, approved, serials = [], hasSerials } = line;
  const language = useLanguage();
  const id = useId();
  const own = texts.receive;
  const count = (field: 'restock' | 'scrap', label: string) => (
    <Field id={`${id}-${field}`} label={own[field]} error={isWrong ? '' : undefined}>
      {(control) => (
        <Input
          {...control}
          look="compact"
          className="figures text-end"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          aria-label={label}
          value={draft[field]}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <li className="grid gap-2.5 py-3 text-sm">
      <div className="flex items-start justify-between gap-x-4">
        <span className="grid min-w-0">
          <span className="wrap-anywhere font-medium text-ink leading-snug">{name}</span>
          <span className="wrap-anywhere font-mono text-muted text-xs">{[sku, ...serials].join(' · ')}</span>
        </span>
        <span className="figures whitespace-nowrap text-muted">
          {fillText(texts.items.ofUnits, { count: formatNumber(approved, language) })}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-[6rem_6rem_minmax(0,1fr)]">
        {count('restock', fillText(own.restockOf, { name }))}
        {count('scrap', fillText(own.scrapOf, { name }))}
        <Field id={`${id}-condition`} label={own.condition} className="max-sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              look="compact"
              autoComplete="off"
              maxLength={RETURN_LENGTHS.condition}
              aria-label={fillText(own.conditionOf, { name })}
              value={draft.condition}
              onChange={(event) => onChange({ ...draft, condition: event.target.value })}
            />
          )}
        </Field>
      </div>
      {hasSerials ? (
        <SerialFields
          lines={[{ toolId, name, units }]}
          typed={new Map([[toolId, draft.serials]])}
          texts={texts.serials}
          onChange={(typed) => onChange({ ...draft, serials: typed.get(toolId) ?? '' })}
        />
      ) : null}
    </li>
  );
}
