import type { ReactNode } from 'react';
import { MeasuredText } from '@/components/ui/measured-text';

type DashboardHeadProps = {
  heading: string;
  text?: string;
  state?: ReactNode;
  children?: ReactNode;
};

export function DashboardHead({ heading, text, state, children }: DashboardHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 max-w-2xl gap-1.5">
        <h1 className="wrap-anywhere font-extrabold text-title tracking-[-0.015em]">
          <MeasuredText text={heading} />
        </h1>
        {text ? <p className="text-muted leading-relaxed">{text}</p> : null}
        {state ? <div className="mt-1">{state}</div> : null}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2">{children}</div> : null}
    </div>
  );
}
