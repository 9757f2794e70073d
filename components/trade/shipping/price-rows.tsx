// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { ListPlus, Trash2 } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { IconButton } from '../entry-group';
import { CompactSelect, CompactText } from '../trade-field';

const STEPS_MAX = 30;
const KINDS = ['flat', 'value', 'weight'] as const;
const ROW =
  'max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-3 max-xl:gap-y-2 max-xl:rounded-md max-xl:border max-xl:border-line max-xl:p-3';
const STEP_ROW = `${ROW} max-xl:-mt-3 max-xl:border-t-0 max-xl:rounded-t-none`;

type PriceRowsProps = {
  at: `shipping.methods.${number}.prices.${number}`;
  number: number;
  zones: readonly (readonly [id: string, name: string])[];
  onDelete: () => void;
  texts: Texts['trade']['prices'];
};

/** A price with its steps: the first is in its own row. */
export function PriceRows({ at, number, zones, onDelete, texts }: PriceRowsProps) {
  const { control, register } = useFormContext<TradeValues>();
  const steps = useFieldArray({ control, name: `${at}.steps`, keyName: 'key' });
  const [by, onRequest] = useWatch({ control, name: [`${at}.by`, `${at}.onRequest`] });
  const requestId = useId();
  const hasSteps = by !== 'flat' && !onRequest;
  const amount = (field: 'freeFrom' | 'upTo' | 'bulky') => (
    <CompactText name={`${at}.${field}`} label={texts[field]} column="xl" inputMode="decimal" />
  );
  const stepCells = (place: number) => (
    <>
      <Cell>
        {hasSteps ? (
          <CompactText
            name={`${at}.steps.${place}.from`}
            label={texts.from}
            column="xl"
            inputMode="decimal"
          />
        ) : null}
      </Cell>
      <Cell>
        {onRequest ? null : (
          <CompactText
            name={`${at}.steps.${place}.price`}
            label={texts.price}
            column="xl"
            inputMode="decimal"
          />
        )}
      </Cell>
    </>
  );
  return (
    <>
      <tr role="row" aria-label={fillText(texts.row, { number: String(number) })} className={ROW}>
        <Cell>
          <CompactSelect
            name={`${at}.zone`}
            label={texts.zone}
            column="xl"
            options={zones.some(([id]) => id === '') ? zones : [['', '–'], ...zones]}
          />
        </Cell>
        <Cell>
          <CompactSelect
            name={`${at}.by`}
            label={texts.by}
            column="xl"
            options={KINDS.map((kind) => [kind, texts.kinds[kind]] as const)}
          />
        </Cell>
        {stepCells(0)}
        <Cell>{onRequest ? null : amount('freeFrom')}</Cell>
        <Cell>{hasSteps ? amount('upTo') : null}</Cell>
        <Cell>{onRequest ? null : amount('bulky')}</Cell>
        <Cell>
          <span className="flex min-h-9 items-center gap-2 xl:ps-2">
            <input
              id={requestId}
              type="checkbox"
              className="size-4.5 shrink-0 accent-(--color-accent-strong)"
              {...register(`${at}.onRequest`)}
            />
            <label htmlFor={requestId} className="font-medium text-ink text-xs xl:sr-only">
              {texts.onRequest}
            </label>
          </span>
        </Cell>
        <Cell className="max-xl:col-span-2 max-xl:justify-self-end xl:whitespace-nowrap xl:text-end">
          {hasSteps ? (
            <IconButton
              label={texts.addStep}
              icon={ListPlus}
              disabled={steps.fields.length >= STEPS_MAX}
              onPress={() =>
                steps.append(
                  { from: '', price: '' },
                  { focusName: `${at}.steps.${steps.fields.length}.from` },
                )
              }
            />
          ) : null}
          <IconButton
            label={fillText(texts.delete, { number: String(number) })}
            icon={Trash2}
            onPress={onDelete}
          />
        </Cell>
      </tr>
      {hasSteps
        ? steps.fields.slice(1).map(({ key }, place) => {
            const words = { number: String(number), step: String(place + 2) };
            return (
              <tr key={key} role="row" aria-label={fillText(texts.step, words)} className={STEP_ROW}>
                <Cell />
                <Cell />
                {stepCells(place + 1)}
                <Cell />
                <Cell />
                <Cell />
                <Cell />
                <Cell className="max-xl:col-span-2 max-xl:justify-self-end xl:text-end">
                  <IconButton
                    label={fillText(texts.deleteStep, words)}
                    icon={Trash2}
                    onPress={() => steps.remove(place + 1)}
                  />
                </Cell>
              </tr>
            );
          })
        : null}
    </>
  );
}

function Cell({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <td role="cell" className={`min-w-0 align-top max-xl:empty:hidden xl:p-1 ${className}`}>
      {children}
    </td>
  );
}
