'use client';
import { use, useId, useState } from 'react';
import type { RowAction } from '@/components/dashboard/rows/use-row-action';
import { DialogForm } from '@/components/forms/dialog-form';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field, Input } from '@/components/ui/controls/field';
import { call } from '@/lib/client/api';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import { shipUnitsTexts } from './ship-units-texts';

export type DatedLine = Pick<OrderLine, 'toolId' | 'sku' | 'name' | 'promisedOn'>;

export type ChangeDatesProps = {
  order: Pick<Order, '_id' | 'number'> & {
    /** With open units. */
    lines: readonly DatedLine[];
  };
  /** In the shop's calendar. */
  today: string;
  run: RowAction['run'];
  busy: boolean;
  onClose: () => void;
};

/** Lines whose day differs from the one they are promised for: a day, or null for none. */
function changedDays(lines: readonly DatedLine[], days: ReadonlyMap<string, string | null>) {
  return lines.flatMap(({ toolId, promisedOn = null }) => {
    const day = days.get(toolId);
    return day === undefined || day === promisedOn ? [] : [{ toolId, promisedOn: day }];
  });
}

/** Changes the days for which open lines are promised; lines that stay as they are are not sent. */
export function ChangeDatesDialog({ order, today, run, busy, onClose }: ChangeDatesProps) {
  const id = useId();
  const texts = use(shipUnitsTexts());
  const own = texts.dates;
  const { lines } = order;
  const [days, setDays] = useState<ReadonlyMap<string, string | null>>(
    () => new Map(lines.map(({ toolId, promisedOn }) => [toolId, promisedOn ?? null])),
  );
  const [reason, setReason] = useState('');
  const [isNotified, setNotified] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const [refused, setRefused] = useState<string>();
  const changed = changedDays(lines, days);
  const isWrong = changed.some(({ promisedOn }) => promisedOn !== null && !(promisedOn >= today));
  const fault = isSubmitted && isWrong ? own.fault : refused;

  async function submit() {
    setSubmitted(true);
    if (isWrong || changed.length === 0) return;
    await run(
      async () => {
        await call(shipmentCalls.promiseDates, {
          params: { id: order._id },
          body: {
            lines: changed,
            ...(reason.trim() ? { reason: reason.trim() } : {}),
            ...(isNotified ? {} : { notify: false }),
          },
        });
        onClose();
        return own.done;
      },
      (error) => {
        setRefused(fieldMessageOf(error, 'lines'));
        return sentenceOf(error);
      },
    );
  }

  return (
    <DialogForm
      title={fillText(own.title, { number: order.number })}
      text={own.text}
      submit={{ label: own.submit, isDisabled: changed.length === 0 }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ul className="divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <DayRow
            key={line.toolId}
            line={line}
            day={days.get(line.toolId) ?? null}
            today={today}
            isWrong={isSubmitted && isWrong}
            texts={own}
            onChange={(day) => {
              setDays(new Map(days).set(line.toolId, day));
              setRefused(undefined);
            }}
          />
        ))}
      </ul>
      {fault ? (
        <p role="alert" className="-mt-3 font-medium text-danger text-sm">
          {fault}
        </p>
      ) : null}
      <Field id={`${id}-reason`} label={own.reason} description={own.reasonHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={300}
            autoComplete="off"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <label htmlFor={`${id}-notify`} className="flex min-h-9 items-center gap-2 text-sm">
        <Checkbox id={`${id}-notify`} isOn={isNotified} onTick={setNotified} />
        {texts.ship.notify}
      </label>
    </DialogForm>
  );
}

type DayRowProps = {
  line: DatedLine;
  /** Empty while it is being typed. */
  day: string | null;
  today: string;
  isWrong: boolean;
  texts: Record<'dayOf' | 'noDayOf' | 'noDay', string>;
  onChange: (day: string | null) => void;
};

function DayRow({ line: { sku, name }, day, today, isWrong, texts, onChange }: DayRowProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 text-sm max-sm:grid-cols-1">
      <span className="grid min-w-0">
        <span className="wrap-anywhere font-medium text-ink leading-snug">{name}</span>
        <span className="wrap-anywhere font-mono text-muted text-xs">{sku}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Input
          look="compact"
          type="date"
          className="figures w-40"
          min={today}
          value={day ?? ''}
          aria-label={fillText(texts.dayOf, { name })}
          aria-invalid={(isWrong && day !== null && !(day >= today)) || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <label htmlFor={id} className="flex min-h-9 items-center gap-2">
          <Checkbox
            id={id}
            isOn={day === null}
            aria-label={fillText(texts.noDayOf, { name })}
            onTick={(isOn) => onChange(isOn ? null : '')}
          />
          <span aria-hidden="true">{texts.noDay}</span>
        </label>
      </span>
    </li>
  );
}
