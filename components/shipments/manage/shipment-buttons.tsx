'use client';
import { type ComponentProps, lazy } from 'react';
import { useTimeZone } from '#use-time-zone';
import { DialogOpener } from '@/components/dashboard/rows/dialog-opener';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { AddSerialsProps } from './add-serials-dialog';
import type { CancelUnitsProps } from './cancel-units-dialog';
import type { ChangeDatesProps } from './change-dates-dialog';
import type { CorrectTrackingProps } from './correct-tracking-dialog';
import type { ShipUnitsProps } from './ship-units-dialog';
import { shipUnitsTexts } from './ship-units-texts';

const loadShip = () => loadWithRetries(() => import('./ship-units-dialog'));
const loadCancel = () => loadWithRetries(() => import('./cancel-units-dialog'));
const loadCorrect = () => loadWithRetries(() => import('./correct-tracking-dialog'));
const loadDates = () => loadWithRetries(() => import('./change-dates-dialog'));
const loadSerials = () => loadWithRetries(() => import('./add-serials-dialog'));
const AddSerialsDialog = lazy(() =>
  loadSerials().then(({ AddSerialsDialog: dialog }) => ({ default: dialog })),
);
const ChangeDatesDialog = lazy(() =>
  loadDates().then(({ ChangeDatesDialog: dialog }) => ({ default: dialog })),
);
const ShipUnitsDialog = lazy(() => loadShip().then(({ ShipUnitsDialog: dialog }) => ({ default: dialog })));
const CancelUnitsDialog = lazy(() =>
  loadCancel().then(({ CancelUnitsDialog: dialog }) => ({ default: dialog })),
);
const CorrectTrackingDialog = lazy(() =>
  loadCorrect().then(({ CorrectTrackingDialog: dialog }) => ({ default: dialog })),
);

const withTexts = (load: () => Promise<unknown>) => () => Promise.all([load(), shipUnitsTexts()]);

type ShipUnitsButtonProps = {
  order: ShipUnitsProps['order'] & Pick<Order, 'placedAt'>;
  today: string;
  label: string;
};

export function ShipUnitsButton({ order, today, label }: ShipUnitsButtonProps) {
  const placedOn = dayOf(new Date(order.placedAt), useTimeZone());
  return (
    <DialogOpener
      label={label}
      prepare={withTexts(loadShip)}
      dialog={(action) => <ShipUnitsDialog order={order} today={today} placedOn={placedOn} {...action} />}
    />
  );
}

type CancelUnitsButtonProps = { order: CancelUnitsProps['order']; label: string };

export function CancelUnitsButton({ order, label }: CancelUnitsButtonProps) {
  return (
    <DialogOpener
      label={label}
      variant="outline"
      prepare={withTexts(loadCancel)}
      dialog={(action) => <CancelUnitsDialog order={order} {...action} />}
    />
  );
}

type ChangeDatesButtonProps = Pick<ChangeDatesProps, 'order' | 'today'> & { label: string };

export function ChangeDatesButton({ order, today, label }: ChangeDatesButtonProps) {
  return (
    <DialogOpener
      label={label}
      variant="outline"
      prepare={withTexts(loadDates)}
      dialog={(action) => <ChangeDatesDialog order={order} today={today} {...action} />}
    />
  );
}

type CorrectTrackingButtonProps = {
  shipment: ComponentProps<typeof CorrectTrackingDialog>['shipment'] & CorrectTrackingProps['shipment'];
  label: string;
};

export function CorrectTrackingButton({ shipment, label }: CorrectTrackingButtonProps) {
  return (
    <DialogOpener
      label={label}
      variant="outline"
      size="xs"
      prepare={withTexts(loadCorrect)}
      dialog={(action) => <CorrectTrackingDialog shipment={shipment} {...action} />}
    />
  );
}

type AddSerialsButtonProps = Pick<AddSerialsProps, 'shipment'> & { label: string };

export function AddSerialsButton({ shipment, label }: AddSerialsButtonProps) {
  return (
    <DialogOpener
      label={label}
      variant="outline"
      size="xs"
      prepare={withTexts(loadSerials)}
      dialog={(action) => <AddSerialsDialog shipment={shipment} {...action} />}
    />
  );
}
