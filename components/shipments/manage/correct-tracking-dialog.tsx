'use client';
import { use, useId, useRef, useState } from 'react';
import type { RowAction } from '@/components/dashboard/rows/use-row-action';
import { DialogForm } from '@/components/forms/dialog-form';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { call } from '@/lib/client/api';
import { sentenceOf } from '@/lib/client/problem';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';
import { OTHER_CARRIER } from '@/lib/shared/shipments/carriers';
import type { Shipment } from '@/lib/shared/shipments/shipment.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { firstDrafts, readDrafts } from './parcel-drafts';
import { ParcelFields } from './parcel-fields';
import { shipUnitsTexts } from './ship-units-texts';

export type CorrectTrackingProps = {
  shipment: Pick<Shipment, '_id' | 'number' | 'parcels'>;
  run: RowAction['run'];
  busy: boolean;
  onClose: () => void;
};

/** Replaces the parcels of a shipment. */
export function CorrectTrackingDialog({ shipment, run, busy, onClose }: CorrectTrackingProps) {
  const id = useId();
  const texts = use(shipUnitsTexts());
  const own = texts.correct;
  const button = useRef<HTMLButtonElement>(null);
  const [drafts, setDrafts] = useState(() =>
    firstDrafts(
      // Names and links of the shop's carriers are not the parcel's own.
      shipment.parcels.map(({ carrier, trackingNumber, name, url }) => ({
        carrier,
        trackingNumber,
        ...(carrier === OTHER_CARRIER ? { name, url } : {}),
      })),
    ),
  );
  const [isNotified, setNotified] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const { parcels, faults } = readDrafts(drafts);

  async function submit() {
    setSubmitted(true);
    if (faults.size > 0) return;
    await run(async () => {
      await call(shipmentCalls.correctShipment, {
        params: { id: shipment._id },
        body: { parcels, ...(isNotified ? {} : { notify: false }) },
      });
      onClose();
      return own.done;
    }, sentenceOf);
  }

  return (
    <DialogForm
      title={fillText(own.title, { number: shipment.number })}
      text={own.text}
      submit={{ label: own.submit, ref: button }}
      back={texts.back}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ParcelFields
        drafts={drafts}
        faults={isSubmitted ? faults : new Map()}
        texts={texts}
        onChange={setDrafts}
        onFinished={() => button.current?.focus()}
      />
      <label htmlFor={`${id}-notify`} className="flex min-h-9 items-center gap-2 text-sm">
        <Checkbox id={`${id}-notify`} isOn={isNotified} onTick={setNotified} />
        {texts.ship.notify}
      </label>
    </DialogForm>
  );
}
