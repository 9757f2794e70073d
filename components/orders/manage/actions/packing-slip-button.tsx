'use client';
import { PackageOpen } from 'lucide';
import { FileButton } from '@/components/ui/controls/file-button';
import { callPath } from '@/lib/shared/calls/call-path';
import type { getPackingSlipsCall } from '@/lib/shared/orders/orders.contract';

export function PackingSlipButton({ id, label }: { id: string; label: string }) {
  const path = callPath<typeof getPackingSlipsCall>('/api/all-order/packing-slips.pdf', {
    query: { ids: id },
  });
  return <FileButton path={path} label={label} icon={PackageOpen} />;
}
