'use client';
import { Printer } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button onClick={() => window.print()}>
      <Icon node={Printer} />
      {children}
    </Button>
  );
}
