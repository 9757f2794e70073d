'use client';
import { lazy } from 'react';
import { useLanguage } from '#use-language';
import { DialogOpener } from '@/components/dashboard/rows/dialog-opener';
import type { ButtonProps } from '@/components/ui/controls/button';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { ManagedReturn } from '@/lib/shared/returns/return.schema';
import { canTake } from '@/lib/shared/shipments/return-states';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { returnDialogTexts } from '../return-dialog-texts';

const loadApprove = () => loadWithRetries(() => import('./approve-dialog'));
const loadReason = () => loadWithRetries(() => import('./reason-dialog'));
const loadReceive = () => loadWithRetries(() => import('./receive-dialog'));
const loadSettle = () => loadWithRetries(() => import('./settle-dialog'));
const ApproveDialog = lazy(() => loadApprove().then(({ ApproveDialog: dialog }) => ({ default: dialog })));
const ReasonDialog = lazy(() => loadReason().then(({ ReasonDialog: dialog }) => ({ default: dialog })));
const ReceiveDialog = lazy(() => loadReceive().then(({ ReceiveDialog: dialog }) => ({ default: dialog })));

const SettleDialog = lazy(() => loadSettle().then(({ SettleDialog: dialog }) => ({ default: dialog })));

const withTexts = (load: () => Promise<unknown>) => () => Promise.all([load(), returnDialogTexts()]);

export type DecidedLine = ManagedReturn['lines'][number] & {
  /** Units of its shipment have serial numbers. */
  hasSerials: boolean;
};

export type DecidedReturn = Pick<ManagedReturn, '_id' | 'number' | 'state'> & { lines: DecidedLine[] };

/** In dollars, with tax. */
export type Settlement = { value: number; isOnAccount: boolean };

type ReturnButtonsProps = {
  made: DecidedReturn;
  /** Absent where no money is due. */
  settlement: Settlement | undefined;
  texts: Pick<Texts['returns']['manage'], 'approve' | 'refuse' | 'receive' | 'refund' | 'credit' | 'close'>;
};

/** What an admin can do with a return as it stands. */
export function ReturnButtons({ made, settlement, texts }: ReturnButtonsProps) {
  const language = useLanguage();
  const { state } = made;
  const reason = (step: 'refuse' | 'close', variant: ButtonProps['variant']) => (
    <DialogOpener
      label={texts[step]}
      size="md"
      variant={variant}
      prepare={withTexts(loadReason)}
      dialog={(action) => <ReasonDialog made={made} step={step} {...action} />}
    />
  );
  return (
    <>
      {canTake('approve', state) ? (
        <DialogOpener
          label={texts.approve}
          size="md"
          prepare={withTexts(loadApprove)}
          dialog={(action) => <ApproveDialog made={made} {...action} />}
        />
      ) : null}
      {canTake('receive', state) ? (
        <DialogOpener
          label={texts.receive}
          size="md"
          prepare={withTexts(loadReceive)}
          dialog={(action) => <ReceiveDialog made={made} {...action} />}
        />
      ) : null}
      {settlement && canTake('settle', state) ? (
        <DialogOpener
          label={fillText(settlement.isOnAccount ? texts.credit : texts.refund, {
            amount: formatDollars(settlement.value, language),
          })}
          size="md"
          prepare={withTexts(loadSettle)}
          dialog={(action) => <SettleDialog made={made} settlement={settlement} {...action} />}
        />
      ) : null}
      {canTake('refuse', state) ? reason('refuse', 'outline') : null}
      {canTake('close', state) ? reason('close', 'outline') : null}
    </>
  );
}
