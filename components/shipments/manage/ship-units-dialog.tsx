'use client';
import { use, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import type { RowAction } from '@/components/dashboard/rows/use-row-action';
import { DialogForm } from '@/components/forms/dialog-form';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field, Input } from '@/components/ui/controls/field';
import { call } from '@/lib/client/api';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import { firstDrafts, readDrafts, rememberCarrier } from './parcel-drafts';
import { ParcelFields } from './parcel-fields';
import {
  readSerials,
  SerialFields,
  serialFaultOf,
  serialMessageOf,
  type TypedSerials,
} from './serial-fields';
import { shipUnitsTexts } from './ship-units-texts';
import { readUnits, UnitFields, type UnitsLine } from './unit-fields';

export type ShipUnitsProps = {
  order: Pick<Order, '_id' | 'number' | 'payBy' | 'shippingMethod' | 'deliver'> & {
    /** With open units. */
    lines: readonly UnitsLine[];
  };
  /** In the shop's calendar. */
  today: string;
  /** The day on which it was placed there. */
  placedOn: string;
  run: RowAction['run'];
  busy: boolean;
  onClose: () => void;
};

/** Filled with everything that is open and there: what is changed or left out ships later. */
export function ShipUnitsDialog({ order, today, placedOn, run, busy, onClose }: ShipUnitsProps) {
  const language = useLanguage();
  const id = useId();
  const texts = use(shipUnitsTexts());
  const own = texts.ship;
  const button = useRef<HTMLButtonElement>(null);
  const { lines } = order;
  const [keyFor] = useState(createIdempotencyKeys);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    () => new Map(lines.map(({ toolId, openQuantity, ready = openQuantity }) => [toolId, String(ready)])),
  );
  const [serials, setSerials] = useState<TypedSerials>(new Map());
  const [drafts, setDrafts] = useState(() => firstDrafts([], order.shippingMethod?.carrier));
  const [shippedOn, setShippedOn] = useState(today);
  const [isNotified, setNotified] = useState(true);
  const [isEvenInParts, setEvenInParts] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [dayRefused, setDayRefused] = useState<string>();

  const units = readUnits(lines, typed, language);
  const shipped = units.lines.map((line) => {
    const typedSerials = readSerials(serials.get(line.toolId));
    return typedSerials.length > 0 ? { ...line, serials: typedSerials } : line;
  });
  const serialised = units.lines.flatMap(({ toolId, quantity }) => {
    const line = lines.find((each) => each.toolId === toolId && each.serialised);
    return line ? [{ toolId, name: line.name, units: quantity }] : [];
  });
  const { parcels, faults } = readDrafts(drafts);
  const open = lines.reduce((sum, { openQuantity }) => sum + openQuantity, 0);
  const asksForParts = order.deliver === 'complete' && units.count > 0 && units.count < open;
  const isDayWrong = !(shippedOn >= placedOn && shippedOn <= today);
  const days = { from: formatDay(placedOn, language, 'UTC'), to: formatDay(today, language, 'UTC') };
  const dayFault = isSubmitted && isDayWrong ? fillText(own.shipDayFault, days) : dayRefused;

  async function submit() {
    setSubmitted(true);
    if (units.faults.size > 0 || faults.size > 0 || isDayWrong || units.count === 0) return;
    if (serialised.some((line) => serialFaultOf(serials.get(line.toolId), line.units))) return;
    const body = {
      lines: shipped,
      ...(parcels.length > 0 ? { parcels } : {}),
      ...(shippedOn === today ? {} : { shippedOn }),
      ...(isNotified ? {} : { notify: false }),
      ...(asksForParts && isEvenInParts ? { evenInParts: true } : {}),
    };
    await run(
      async () => {
        const { number } = await call(shipmentCalls.shipUnits, {
          params: { id: order._id },
          body,
          idempotencyKey: keyFor(body),
        });
        rememberCarrier(parcels);
        onClose();
        return fillText(own.done, { number });
      },
      (error) => {
        setDayRefused(fieldMessageOf(error, 'shippedOn'));
        return serialMessageOf(error, texts.serials) ?? sentenceOf(error);
      },
    );
  }

  const count = formatNumber(units.count, language);
  return (
    <DialogForm
      title={fillText(own.title, { number: order.number })}
      text={own.text}
      submit={{
        label: fillText(units.count === 1 ? own.submit.one : own.submit.many, { count }),
        isDisabled: units.count === 0 && units.faults.size === 0,
        ref: button,
      }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <UnitFields
        lines={lines}
        typed={typed}
        faults={isSubmitted ? units.faults : new Set()}
        texts={texts}
        onChange={setTyped}
      />
      <SerialFields lines={serialised} typed={serials} texts={texts.serials} onChange={setSerials} />
      <ParcelFields
        drafts={drafts}
        faults={isSubmitted ? faults : new Map()}
        texts={texts}
        onChange={setDrafts}
        onFinished={() => button.current?.focus()}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field id={`${id}-day`} label={own.shipDay} error={dayFault}>
          {(control) => (
            <Input
              {...control}
              look="compact"
              type="date"
              className="figures w-44"
              min={placedOn}
              max={today}
              value={shippedOn}
              onChange={(event) => {
                setShippedOn(event.target.value);
                setDayRefused(undefined);
              }}
            />
          )}
        </Field>
        {asksForParts ? (
          <label htmlFor={`${id}-parts`} className="flex min-h-9 items-start gap-2 text-sm">
            <Checkbox
              id={`${id}-parts`}
              isOn={isEvenInParts}
              onTick={setEvenInParts}
              aria-describedby={`${id}-parts-hint`}
              className="mt-0.5"
            />
            <span className="grid">
              {own.evenInParts}
              <span id={`${id}-parts-hint`} className="text-muted">
                {own.evenInPartsHint}
              </span>
            </span>
          </label>
        ) : null}
        {/* On account the mails bring the invoice. */}
        {order.payBy === 'account' ? null : (
          <label htmlFor={`${id}-notify`} className="flex min-h-9 items-center gap-2 text-sm">
            <Checkbox id={`${id}-notify`} isOn={isNotified} onTick={setNotified} />
            {own.notify}
          </label>
        )}
      </div>
    </DialogForm>
  );
}
