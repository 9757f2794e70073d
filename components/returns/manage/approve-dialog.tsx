'use client';
import { use, useState } from 'react';
import { useLanguage } from '#use-language';
import type { DialogAction } from '@/components/dashboard/rows/dialog-opener';
import { DialogForm } from '@/components/forms/dialog-form';
import { readUnits, UnitFields } from '@/components/shipments/manage/unit-fields';
import { call } from '@/lib/client/api';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import { InstructionsField } from '../instructions-field';
import { returnDialogTexts } from '../return-dialog-texts';
import type { DecidedReturn } from './return-buttons';

/** Filled with what was asked for; fewer units, or none of a line, may come back. */
export function ApproveDialog({ made, run, busy, onClose }: DialogAction & { made: DecidedReturn }) {
  const language = useLanguage();
  const texts = use(returnDialogTexts());
  const own = texts.approve;
  const lines = made.lines.map(({ toolId, sku, name, quantity }) => {
    return { toolId, sku, name, openQuantity: quantity };
  });
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(
    () => new Map(lines.map(({ toolId, openQuantity }) => [toolId, String(openQuantity)])),
  );
  const [instructions, setInstructions] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const units = readUnits(lines, typed, language);

  async function submit() {
    setSubmitted(true);
    if (units.faults.size > 0 || units.count === 0) return;
    const approved = new Map(units.lines.map(({ toolId, quantity }) => [toolId, quantity]));
    await run(
      async () => {
        await call(allReturnCalls.approveReturn, {
          params: { id: made._id },
          body: {
            lines: lines.map(({ toolId }) => ({ toolId, quantity: approved.get(toolId) ?? 0 })),
            ...(instructions.trim() ? { instructions: instructions.trim() } : {}),
          },
        });
        onClose();
        return own.done;
      },
      (error) => fieldMessageOf(error, 'lines') ?? sentenceOf(error),
    );
  }

  return (
    <DialogForm
      title={fillText(own.title, { number: made.number })}
      text={own.text}
      submit={{ label: own.submit, isDisabled: units.count === 0 && units.faults.size === 0 }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <UnitFields
        lines={lines}
        typed={typed}
        faults={isSubmitted ? units.faults : new Set()}
        texts={{ ...texts.items, unitsFault: own.fault }}
        onChange={setTyped}
      />
      <InstructionsField value={instructions} texts={texts.forBuyer} onChange={setInstructions} />
    </DialogForm>
  );
}
