import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Notice } from './notice';

type LoadFailureProps = {
  texts: { failed: string; retry: string };
  children: ReactNode;
  onRetry: () => unknown;
};

export function LoadFailure({ texts, children, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="danger" role="alert">
      <p className="font-semibold">{texts.failed}</p>
      <p>{children}</p>
      <Button size="sm" variant="outline" className="mt-2" onClick={() => void onRetry()}>
        {texts.retry}
      </Button>
    </Notice>
  );
}
