'use client';
import { use, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import type { RowAction } from '@/components/dashboard/rows/use-row-action';
import { DialogForm } from '@/components/forms/dialog-form';
import { Field, Input } from '@/components/ui/controls/field';
import { call } from '@/lib/client/api';
import { createIdempotencyKeys, newKey } from '@/lib/client/idempotency-key';
import { sentenceOf } from '@/lib/client/problem';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { REFUND_REASON_MAX_LENGTH } from '@/lib/shared/orders/order-desk.schema';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import { shipUnitsTexts } from './ship-units-texts';
import { readUnits, type TypedUnits, UnitFields, type UnitsLine } from './unit-fields';

export type CancelUnitsProps = {
  order: Pick<Order, '_id' | 'number' | 'payBy' | 'shipmentCount'> & {
    /** With open units. */
    lines: readonly UnitsLine[];
  };
  run: RowAction['run'];
  busy: boolean;
  onClose: () => void;
};

const PAUSE_MS = 300;

type Lines = { toolId: string; quantity: number }[];

/** What the store would refund, or no longer invoice; undefined until it is known. */
function useCancelledAmount(id: string, lines: Lines): number | undefined {
  const asked = JSON.stringify(lines);
  const [answer, setAnswer] = useState<{ asked: string; amount: number }>();
  useEffect(() => {
    const wanted = JSON.parse(asked) as Lines;
    if (wanted.length === 0) return;
    const left = new AbortController();
    const timer = window.setTimeout(() => {
      call(shipmentCalls.cancelUnits, {
        params: { id },
        query: { dryRun: 'true' },
        body: { lines: wanted, reason: '–' },
        signal: left.signal,
        // Of no use to a dry run, but the call asks for one.
        idempotencyKey: newKey(),
      })
        .then(({ amount }) => !left.signal.aborted && setAnswer({ asked, amount }))
        // Said once it is confirmed.
        .catch(() => undefined);
    }, PAUSE_MS);
    return () => {
      left.abort();
      window.clearTimeout(timer);
    };
  }, [id, asked]);
  return answer?.asked === asked ? answer.amount : undefined;
}

/** Units that are not to come any more: by card their value is refunded, on account they are not invoiced. */
export function CancelUnitsDialog({ order, run, busy, onClose }: CancelUnitsProps) {
  const language = useLanguage();
  const id = useId();
  const texts = use(shipUnitsTexts());
  const own = texts.cancel;
  const button = useRef<HTMLButtonElement>(null);
  const [keyFor] = useState(createIdempotencyKeys);
  const [typed, setTyped] = useState<TypedUnits>(new Map());
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { lines } = order;
  const units = readUnits(lines, typed, language);
  const open = lines.reduce((sum, { openQuantity }) => sum + openQuantity, 0);
  // The whole order is cancelled or refunded instead.
  const isWhole = order.shipmentCount === 0 && units.count === open;
  const amount = useCancelledAmount(order._id, isWhole ? [] : units.lines);

  async function submit() {
    setSubmitted(true);
    if (units.faults.size > 0 || units.count === 0 || isWhole || reason.trim() === '') return;
    const body = { lines: units.lines, reason: reason.trim() };
    await run(async () => {
      const { cancelled } = await call(shipmentCalls.cancelUnits, {
        params: { id: order._id },
        query: {},
        body,
        idempotencyKey: keyFor(body),
      });
      onClose();
      const count = formatNumber(cancelled, language);
      return fillText(cancelled === 1 ? own.done.one : own.done.many, { count });
    }, sentenceOf);
  }

  const isOnAccount = order.payBy === 'account';
  const amountText = isOnAccount ? own.owesNoMore : own.refunds;
  const count = formatNumber(units.count, language);
  return (
    <DialogForm
      title={fillText(own.title, { number: order.number })}
      text={isOnAccount ? own.textAccount : own.textCard}
      submit={{
        label: fillText(units.count === 1 ? own.submit.one : own.submit.many, { count }),
        isDanger: true,
        isDisabled: isWhole || (units.count === 0 && units.faults.size === 0),
        ref: button,
      }}
      back={texts.back}
      busy={busy}
      summary={
        <p role="status" className="figures font-semibold text-ink text-sm empty:hidden">
          {amount === undefined ? null : fillText(amountText, { amount: formatDollars(amount, language) })}
        </p>
      }
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
      {isWhole ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {own.whole}
        </p>
      ) : null}
      <Field
        id={`${id}-reason`}
        label={own.reason}
        description={own.reasonHint}
        error={isSubmitted && reason.trim() === '' ? own.reasonFault : undefined}
      >
        {(control) => (
          <Input
            {...control}
            look="compact"
            autoComplete="off"
            maxLength={REFUND_REASON_MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  );
}
