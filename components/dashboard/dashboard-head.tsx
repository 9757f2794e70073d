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
      <div className="flex min-w-0 max-w-full flex-wrap items-baseline gap-x-4 gap-y-1 lg:flex-1">
        <h1 className="wrap-anywhere font-extrabold text-[1.375rem] leading-7 tracking-[-0.015em]">
          <MeasuredText text={heading} />
        </h1>
        {state}
        {text ? (
          <p title={text} className="text-muted text-sm lg:w-0 lg:min-w-48 lg:flex-1 lg:truncate">
            {text}
          </p>
        ) : null}
      </div>
      {children ? <div className="head-actions flex flex-wrap items-center gap-2">{children}</div> : null}
    </div>
  );
}
