'use client';
import { use, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import type { DialogAction } from '@/components/dashboard/rows/dialog-opener';
import { DialogForm } from '@/components/forms/dialog-form';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { call } from '@/lib/client/api';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { RETURN_LENGTHS } from '@/lib/shared/returns/return.schema';
import { allReturnCalls, returnCalls } from '@/lib/shared/returns/returns.contract';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { InstructionsField } from './instructions-field';
import { firstItemDrafts, type ReturnableLine, readItems } from './item-drafts';
import { ItemFields } from './item-fields';
import { returnDialogTexts } from './return-dialog-texts';

export type ReturnItemsProps = {
  orderId: string;
  shipment: Pick<Shipment, '_id' | 'number'> & { lines: readonly ReturnableLine[] };
  /** By an admin for the buyer. */
  isForBuyer?: boolean;
};

/** What of a shipment goes back, and why. */
export function ReturnItemsDialog(props: ReturnItemsProps & DialogAction) {
  const { orderId, shipment, isForBuyer = false, run, busy, onClose } = props;
  const language = useLanguage();
  const id = useId();
  const texts = use(returnDialogTexts());
  const own = isForBuyer ? texts.forBuyer : texts.request;
  const [keyFor] = useState(createIdempotencyKeys);
  const [drafts, setDrafts] = useState(() => firstItemDrafts(shipment.lines));
  const [note, setNote] = useState('');
  const [instructions, setInstructions] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const { units, faults, lines } = readItems(shipment.lines, drafts, language);

  async function submit() {
    setSubmitted(true);
    if (!lines) return;
    const body = { shipmentId: shipment._id, lines, ...(note.trim() ? { note: note.trim() } : {}) };
    const forBuyer = { ...body, ...(instructions.trim() ? { instructions: instructions.trim() } : {}) };
    await run(
      async () => {
        const options = { params: { id: orderId }, idempotencyKey: keyFor(forBuyer) };
        if (isForBuyer) await call(allReturnCalls.makeReturnForBuyer, { ...options, body: forBuyer });
        else await call(returnCalls.requestReturn, { ...options, body });
        onClose();
        return own.done;
      },
      (error) => fieldMessageOf(error, 'lines') ?? sentenceOf(error),
    );
  }

  return (
    <DialogForm
      title={own.title}
      text={fillText(own.text, { number: shipment.number })}
      submit={{ label: own.submit, isDisabled: units.size === 0 && faults.size === 0 }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold text-ink text-sm">{texts.items.units}</legend>
        <ul className="divide-y divide-line border-line border-y">
          {shipment.lines.map((line) => {
            const draft = drafts.get(line.toolId);
            return draft ? (
              <ItemFields
                key={line.toolId}
                line={line}
                draft={draft}
                units={units.get(line.toolId) ?? 0}
                isUnitsWrong={isSubmitted && faults.has(line.toolId)}
                isSubmitted={isSubmitted}
                texts={texts}
                onChange={(changed) => setDrafts(new Map(drafts).set(line.toolId, changed))}
              />
            ) : null;
          })}
        </ul>
        {isSubmitted && faults.size > 0 ? (
          <p role="alert" className="pt-2 font-medium text-danger text-sm">
            {texts.items.unitsFault}
          </p>
        ) : null}
      </fieldset>
      {isForBuyer ? (
        <InstructionsField value={instructions} texts={texts.forBuyer} onChange={setInstructions} />
      ) : null}
      <Field id={`${id}-message`} label={texts.items.message}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-16!"
            rows={2}
            maxLength={RETURN_LENGTHS.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  );
}
