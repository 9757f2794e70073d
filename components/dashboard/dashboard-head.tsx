import type { ReactNode } from 'react';
import { MeasuredText } from '@/components/ui/measured-text';

type DashboardHeadProps = {
  heading: string;
  text?: string;
  state?: ReactNode;
  children?: ReactNode;
};

/** One line where there is room: the heading, what the page is for beside it, its actions at the end. */
export function DashboardHead({ heading, text, state, children }: DashboardHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="wrap-anywhere font-extrabold text-[1.375rem] leading-tight tracking-[-0.015em]">
          <MeasuredText text={heading} />
        </h1>
        {text ? <p className="min-w-0 text-muted text-sm">{text}</p> : null}
        {state}
      </div>
      {children ? <div className="head-actions flex flex-wrap items-center gap-2">{children}</div> : null}
    </div>
  );
}
