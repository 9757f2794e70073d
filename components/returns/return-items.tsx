'use client';
import { lazy } from 'react';
import { DialogOpener } from '@/components/dashboard/rows/dialog-opener';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { returnDialogTexts } from './return-dialog-texts';
import type { ReturnItemsProps } from './return-items-dialog';

const load = () => loadWithRetries(() => import('./return-items-dialog'));
const ReturnItemsDialog = lazy(() => load().then(({ ReturnItemsDialog: dialog }) => ({ default: dialog })));

export function ReturnItemsButton({ label, ...items }: ReturnItemsProps & { label: string }) {
  return (
    <DialogOpener
      label={label}
      variant="outline"
      size="xs"
      prepare={() => Promise.all([load(), returnDialogTexts()])}
      dialog={(action) => <ReturnItemsDialog {...items} {...action} />}
    />
  );
}
