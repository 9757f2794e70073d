'use client';
import { use, useState } from 'react';
import type { RowAction } from '@/components/dashboard/rows/use-row-action';
import { DialogForm } from '@/components/forms/dialog-form';
import { call } from '@/lib/client/api';
import { sentenceOf } from '@/lib/client/problem';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import {
  readSerials,
  SerialFields,
  type SerialLine,
  serialFaultOf,
  serialMessageOf,
  type TypedSerials,
} from './serial-fields';
import { shipUnitsTexts } from './ship-units-texts';

export type AddSerialsProps = {
  /** Lines with units that have no serial number yet. */
  shipment: { _id: string; number: string; lines: readonly SerialLine[] };
  run: RowAction['run'];
  busy: boolean;
  onClose: () => void;
};

/** Adds serial numbers to units of a shipment that left without. */
export function AddSerialsDialog({ shipment, run, busy, onClose }: AddSerialsProps) {
  const texts = use(shipUnitsTexts());
  const own = texts.addSerials;
  const [typed, setTyped] = useState<TypedSerials>(new Map());
  const { lines } = shipment;
  const added = lines.flatMap(({ toolId }) => {
    const serials = readSerials(typed.get(toolId));
    return serials.length > 0 ? [{ toolId, serials }] : [];
  });
  const isFaulty = lines.some(({ toolId, units }) => serialFaultOf(typed.get(toolId), units) !== undefined);

  async function submit() {
    if (isFaulty || added.length === 0) return;
    await run(
      async () => {
        await call(shipmentCalls.addSerials, { params: { id: shipment._id }, body: { lines: added } });
        onClose();
        return own.done;
      },
      (error) => serialMessageOf(error, texts.serials) ?? sentenceOf(error),
    );
  }

  return (
    <DialogForm
      title={fillText(own.title, { number: shipment.number })}
      text={own.text}
      submit={{ label: own.submit, isDisabled: added.length === 0 }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SerialFields lines={lines} typed={typed} texts={texts.serials} takesScans onChange={setTyped} />
    </DialogForm>
  );
}
