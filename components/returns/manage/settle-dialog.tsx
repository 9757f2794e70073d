'use client';
import { use, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import type { DialogAction } from '@/components/dashboard/rows/dialog-opener';
import { DialogForm } from '@/components/forms/dialog-form';
import { Field, Input } from '@/components/ui/controls/field';
import { call } from '@/lib/client/api';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { messageText } from '@/lib/client/language/message-text';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { fieldAmount, formatDollars, isPositiveCents, toCents } from '@/lib/shared/numbers/money';
import { readAmount } from '@/lib/shared/numbers/read-amount';
import { RETURN_LENGTHS } from '@/lib/shared/returns/return.schema';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import { returnDialogTexts } from '../return-dialog-texts';
import type { DecidedReturn, Settlement } from './return-buttons';

type SettleProps = DialogAction & { made: DecidedReturn; settlement: Settlement };

/** Gives back the value of what arrived, or less, once. */
export function SettleDialog({ made, settlement, run, busy, onClose }: SettleProps) {
  const { value, isOnAccount } = settlement;
  const language = useLanguage();
  const id = useId();
  const texts = use(returnDialogTexts());
  const own = texts.settle;
  const [keyFor] = useState(createIdempotencyKeys);
  const [typed, setTyped] = useState(() => fieldAmount(value, language));
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const reading = readAmount(typed);
  const isRight = 'value' in reading && isPositiveCents(reading.value) && reading.value <= value;
  const amount = isRight ? reading.value : undefined;
  const most = formatDollars(value, language);
  const fault =
    'readings' in reading
      ? messageText('number-unclear', reading.readings)
      : fillText(own.amountFault, { amount: most });

  async function submit() {
    setSubmitted(true);
    if (amount === undefined) return;
    const words = reason.trim();
    const body = {
      ...(toCents(amount) < toCents(value) ? { amount } : {}),
      ...(words ? { reason: words } : {}),
    };
    await run(
      async () => {
        await call(allReturnCalls.settleReturn, {
          params: { id: made._id },
          body,
          idempotencyKey: keyFor(body),
        });
        onClose();
        return own.done;
      },
      (error) => fieldMessageOf(error, 'amount') ?? sentenceOf(error),
    );
  }

  const shown = formatDollars(amount ?? value, language);
  return (
    <DialogForm
      title={fillText(own.title, { number: made.number })}
      text={fillText(isOnAccount ? own.textAccount : own.textCard, { amount: most })}
      submit={{ label: fillText(isOnAccount ? own.credit : own.refund, { amount: shown }) }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Field
          id={`${id}-amount`}
          label={own.amount}
          error={isSubmitted && !isRight ? fault : undefined}
          className="content-start"
        >
          {(control) => (
            <Input
              {...control}
              look="compact"
              className="figures text-end"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field
          id={`${id}-reason`}
          label={texts.reason}
          description={texts.reasonHint}
          className="content-start"
        >
          {(control) => (
            <Input
              {...control}
              look="compact"
              autoComplete="off"
              maxLength={RETURN_LENGTHS.reason}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </div>
    </DialogForm>
  );
}
