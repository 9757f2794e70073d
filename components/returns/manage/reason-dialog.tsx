'use client';
import { use, useId, useState } from 'react';
import type { DialogAction } from '@/components/dashboard/rows/dialog-opener';
import { DialogForm } from '@/components/forms/dialog-form';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { call } from '@/lib/client/api';
import { sentenceOf } from '@/lib/client/problem';
import { RETURN_LENGTHS } from '@/lib/shared/returns/return.schema';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import { returnDialogTexts } from '../return-dialog-texts';
import type { DecidedReturn } from './return-buttons';

const CALLS = { refuse: allReturnCalls.refuseReturn, close: allReturnCalls.closeReturn } as const;

type ReasonProps = DialogAction & { made: DecidedReturn; step: keyof typeof CALLS };

/** Refuses a return, or closes it without money: both say why. */
export function ReasonDialog({ made, step, run, busy, onClose }: ReasonProps) {
  const id = useId();
  const texts = use(returnDialogTexts());
  const own = texts[step];
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const words = reason.trim();

  async function submit() {
    setSubmitted(true);
    if (words === '') return;
    await run(async () => {
      await call(CALLS[step], { params: { id: made._id }, body: { reason: words } });
      onClose();
      return own.done;
    }, sentenceOf);
  }

  const closing = made.state === 'received' ? texts.close.textReceived : texts.close.textApproved;
  return (
    <DialogForm
      title={fillText(own.title, { number: made.number })}
      text={step === 'refuse' ? texts.refuse.text : closing}
      submit={{ label: own.submit, isDanger: true }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        id={`${id}-reason`}
        label={texts.reason}
        description={texts.reasonHint}
        error={isSubmitted && words === '' ? texts.reasonFault : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-16!"
            rows={2}
            maxLength={RETURN_LENGTHS.reason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  );
}
