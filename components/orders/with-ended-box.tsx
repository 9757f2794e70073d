'use client';
import { useId, useOptimistic, useTransition } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { listHref } from '@/lib/shared/calls/list-query';
import type { OwnOrdersAddress } from '@/lib/shared/orders/order.schema';

type WithEndedBoxProps = {
  path: string;
  filters: Omit<OwnOrdersAddress, 'page'>;
  label: string;
};

export function WithEndedBox({ path, filters, label }: WithEndedBoxProps) {
  const id = useId();
  const router = useLocalRouter();
  const [, startTurning] = useTransition();
  const [isShown, show] = useOptimistic(filters.state === 'all');

  function turn(next: boolean): void {
    startTurning(() => {
      show(next);
      router.replace(listHref(path, { ...filters, state: next ? 'all' : undefined }), { scroll: false });
    });
  }

  return (
    <div className="no-print flex min-h-9 items-center gap-2.5 text-sm">
      <Checkbox id={id} isOn={isShown} onTick={turn} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
