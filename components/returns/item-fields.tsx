'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { SerialFields, type TypedSerials } from '@/components/shipments/manage/serial-fields';
import { Field, Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Textarea } from '@/components/ui/controls/textarea';
import { messageText } from '@/lib/client/language/message-text';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { RETURN_LENGTHS } from '@/lib/shared/returns/return.schema';
import { RETURN_REASONS, type ReturnReason } from '@/lib/shared/shipments/return-states';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ItemDraft, ReturnableLine } from './item-drafts';

type DialogTexts = Texts['returnDialogs'];

type ItemFieldsProps = {
  line: ReturnableLine;
  draft: ItemDraft;
  /** Of the typed units; 0 hides what is not needed then. */
  units: number;
  isUnitsWrong: boolean;
  /** Marks what is missing. */
  isSubmitted: boolean;
  texts: DialogTexts;
  onChange: (draft: ItemDraft) => void;
};

/** A tool of a shipment: how many of its units go back, and why. */
export function ItemFields(props: ItemFieldsProps) {
  const { line, draft, units, isUnitsWrong, isSubmitted, texts, onChange } = props;
  const { toolId, sku, name, returnable, serials } = line;
  const language = useLanguage();
  const id = useId();
  const own = texts.items;
  const set = (changed: Partial<ItemDraft>) => onChange({ ...draft, ...changed });
  const typed: TypedSerials = new Map([[toolId, draft.serials]]);
  return (
    <li className="grid gap-3 py-2.5 text-sm">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <span className="grid min-w-0">
          <span className="wrap-anywhere font-medium text-ink leading-snug">{name}</span>
          <span className="wrap-anywhere font-mono text-muted text-xs">{sku}</span>
        </span>
        <span className="flex items-center gap-2">
          <span className="block w-16">
            <Input
              look="compact"
              className="figures text-end"
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              value={draft.units}
              aria-invalid={isUnitsWrong || undefined}
              aria-label={fillText(own.unitsOf, { name })}
              onFocus={(event) => event.target.select()}
              onChange={(event) => set({ units: event.target.value })}
            />
          </span>
          <span className="figures min-w-12 whitespace-nowrap text-muted">
            {fillText(own.ofUnits, { count: formatNumber(returnable, language) })}
          </span>
        </span>
      </div>
      {units > 0 ? (
        <div className="grid min-w-0 gap-3 pb-1.5 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
          <Field
            id={`${id}-reason`}
            label={own.reason}
            className="content-start"
            required
            error={isSubmitted && draft.reason === '' ? messageText('return-reason-invalid') : undefined}
          >
            {(control) => (
              <Select
                {...control}
                look="compact"
                aria-label={fillText(own.reasonOf, { name })}
                value={draft.reason}
                onChange={(event) => set({ reason: event.target.value as ReturnReason })}
              >
                <option value="" disabled>
                  {own.choose}
                </option>
                {RETURN_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {texts.reasons[reason]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            id={`${id}-details`}
            label={own.details}
            className="content-start"
            required={draft.reason === 'other'}
            error={
              isSubmitted && draft.reason === 'other' && draft.note.trim() === ''
                ? messageText('return-details-required')
                : undefined
            }
          >
            {(control) => (
              <Textarea
                {...control}
                className="min-h-9! py-1.5! sm:text-sm"
                rows={1}
                aria-label={fillText(own.detailsOf, { name })}
                maxLength={RETURN_LENGTHS.details}
                value={draft.note}
                onChange={(event) => set({ note: event.target.value })}
              />
            )}
          </Field>
          {serials ? (
            <div className="sm:col-span-2">
              <SerialFields
                lines={[{ toolId, name, units }]}
                typed={typed}
                texts={texts.serials}
                onChange={(changed) => set({ serials: changed.get(toolId) ?? '' })}
              />
            </div>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
