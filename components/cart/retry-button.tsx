'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { retryCart } from '@/lib/client/cart/cart-store';

export function RetryButton({ className = '', children }: { className?: string; children: string }) {
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await retryCart();
    setBusy(false);
  }

  return (
    <Button size="sm" variant="outline" className={className} busy={busy} onClick={() => void retry()}>
      {children}
    </Button>
  );
}
