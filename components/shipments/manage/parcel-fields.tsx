'use client';
import { Plus, X } from 'lucide';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { SCANNED_FIELD } from '@/components/forms/dialog-form';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Icon } from '@/components/ui/icon';
import { messageText } from '@/lib/client/language/message-text';
import { issueCodeOf } from '@/lib/shared/messages/messages';
import { CARRIERS, OTHER_CARRIER } from '@/lib/shared/shipments/carriers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { isTwice, type ParcelDraft, type ParcelFaults, withNextRow } from './parcel-drafts';

type DialogTexts = Texts['shipUnits'];

type ParcelFieldsProps = {
  drafts: readonly ParcelDraft[];
  faults: ParcelFaults;
  texts: DialogTexts;
  onChange: (drafts: ParcelDraft[]) => void;
  /** Enter in an empty row: there is no further parcel. */
  onFinished: () => void;
};

function focusTracking(fieldset: Element | null, id: number): void {
  fieldset?.querySelector<HTMLElement>(`[${SCANNED_FIELD}="${id}"]`)?.focus();
}

/** A row a parcel. A scanner ends its number with Enter, which leads to the next row, never to the end of the form. */
export function ParcelFields({ drafts, faults, texts, onChange, onFinished }: ParcelFieldsProps) {
  const [twice, setTwice] = useState('');

  function change(changed: ParcelDraft) {
    setTwice('');
    onChange(drafts.map((draft) => (draft.id === changed.id ? changed : draft)));
  }

  function add(fieldset: Element | null) {
    const next = withNextRow(drafts);
    // A scanner's next key comes at once, and belongs to the new row.
    flushSync(() => onChange(next));
    focusTracking(fieldset, next.at(-1)?.id ?? 0);
  }

  function onScanned(event: KeyboardEvent<HTMLInputElement>, draft: ParcelDraft) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const fieldset = event.currentTarget.closest('fieldset[data-parcels]');
    const number = draft.trackingNumber.trim();
    const next = drafts[drafts.findIndex(({ id }) => id === draft.id) + 1];
    if (number === '') return next ? focusTracking(fieldset, next.id) : onFinished();
    if (isTwice(drafts, draft)) {
      change({ ...draft, trackingNumber: '' });
      return setTwice(fillText(texts.twice, { number }));
    }
    if (next) focusTracking(fieldset, next.id);
    else add(fieldset);
  }

  return (
    <fieldset data-parcels="" className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold text-ink text-sm">{texts.parcels}</legend>
      {drafts.map((draft, place) => (
        <ParcelRow
          key={draft.id}
          draft={draft}
          label={fillText(texts.parcel, { count: place + 1 })}
          fault={faults.get(draft.id)}
          texts={texts}
          onChange={change}
          onScanned={(event) => onScanned(event, draft)}
          onRemove={() => onChange(drafts.filter(({ id }) => id !== draft.id))}
        />
      ))}
      <p role="status" className="font-medium text-accent-ink text-sm empty:hidden">
        {twice}
      </p>
      <Button
        variant="outline"
        size="xs"
        className="justify-self-start"
        onClick={(event) => add(event.currentTarget.closest('fieldset'))}
      >
        <Icon node={Plus} />
        {texts.addParcel}
      </Button>
    </fieldset>
  );
}

type ParcelRowProps = {
  draft: ParcelDraft;
  label: string;
  fault: { field: string; code: string } | undefined;
  texts: DialogTexts;
  onChange: (draft: ParcelDraft) => void;
  onScanned: (event: KeyboardEvent<HTMLInputElement>) => void;
  onRemove: () => void;
};

function ParcelRow({ draft, label, fault, texts, onChange, onScanned, onRemove }: ParcelRowProps) {
  const id = useId();
  const isOther = draft.carrier === OTHER_CARRIER;
  const errorOf = (field: string) =>
    fault?.field === field ? messageText(issueCodeOf(fault.code)) : undefined;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <legend className="sr-only">{label}</legend>
      <Field
        id={`${id}-carrier`}
        label={texts.carrier}
        error={errorOf('carrier')}
        className="max-sm:col-span-2"
      >
        {(control) => (
          <Select
            {...control}
            look="compact"
            value={draft.carrier}
            onChange={(event) => onChange({ ...draft, carrier: event.target.value, isChosen: true })}
          >
            {Object.entries(CARRIERS).map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
            {/* Of a parcel whose carrier the shop no longer has. */}
            {isOther || Object.hasOwn(CARRIERS, draft.carrier) ? null : (
              <option value={draft.carrier}>{draft.carrier}</option>
            )}
            <option value={OTHER_CARRIER}>{texts.other}</option>
          </Select>
        )}
      </Field>
      <Field id={`${id}-number`} label={texts.trackingNumber} error={errorOf('trackingNumber')}>
        {(control) => (
          <Input
            {...control}
            {...{ [SCANNED_FIELD]: draft.id }}
            look="compact"
            className="font-mono"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={draft.trackingNumber}
            onKeyDown={onScanned}
            onChange={(event) => onChange({ ...draft, trackingNumber: event.target.value })}
          />
        )}
      </Field>
      <Button
        variant="ghost"
        size="sm"
        className="mt-6.5"
        aria-label={texts.removeParcel}
        title={texts.removeParcel}
        onClick={onRemove}
      >
        <Icon node={X} />
      </Button>
      {isOther ? (
        <div className="col-span-full grid gap-x-3 gap-y-2 sm:grid-cols-2">
          <Field id={`${id}-name`} label={texts.carrierName} error={errorOf('name')}>
            {(control) => (
              <Input
                {...control}
                look="compact"
                autoComplete="off"
                maxLength={40}
                value={draft.name}
                onChange={(event) => onChange({ ...draft, name: event.target.value, isChosen: true })}
              />
            )}
          </Field>
          <Field id={`${id}-url`} label={texts.trackingLink} error={errorOf('url')}>
            {(control) => (
              <Input
                {...control}
                look="compact"
                type="url"
                autoComplete="off"
                placeholder="https://"
                maxLength={500}
                value={draft.url}
                onChange={(event) => onChange({ ...draft, url: event.target.value, isChosen: true })}
              />
            )}
          </Field>
        </div>
      ) : null}
    </fieldset>
  );
}
