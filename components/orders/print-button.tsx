'use client';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** Opens the browser's print dialog for this page. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {children}
    </Button>
  );
}
