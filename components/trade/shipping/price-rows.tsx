'use client';
import { ListPlus, Trash2 } from 'lucide';
import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { IconButton } from '../entry-group';
import { ActionsCell, Cell, Row } from '../row-table';
import { CompactSelect, CompactText } from '../trade-field';

const STEPS_MAX = 30;
const KINDS = ['flat', 'value', 'weight'] as const;
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
      <Row label={fillText(texts.row, { number: String(number) })}>
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
        <ActionsCell>
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
        </ActionsCell>
      </Row>
      {hasSteps
        ? steps.fields.slice(1).map(({ key }, place) => {
            const words = { number: String(number), step: String(place + 2) };
            return (
              <Row key={key} label={fillText(texts.step, words)} isPart>
                <Cell />
                <Cell />
                {stepCells(place + 1)}
                <Cell />
                <Cell />
                <Cell />
                <Cell />
                <ActionsCell>
                  <IconButton
                    label={fillText(texts.deleteStep, words)}
                    icon={Trash2}
                    onPress={() => steps.remove(place + 1)}
                  />
                </ActionsCell>
              </Row>
            );
          })
        : null}
    </>
  );
}
