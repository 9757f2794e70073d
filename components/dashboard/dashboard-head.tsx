import type { ReactNode } from 'react';
import { MeasuredText } from '@/components/ui/measured-text';

type DashboardHeadProps = {
  heading: string;
  text?: string;
  state?: ReactNode;
  children?: ReactNode;
};

/** One line where there is room: the heading, what the page is for beside it, else below, and its actions at the end. */
export function DashboardHead({ heading, text, state, children }: DashboardHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 lg:gap-x-6">
      <div className="contents min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1 lg:flex lg:flex-1">
        <h1 className="wrap-anywhere max-w-full font-extrabold text-[1.375rem] leading-7 tracking-[-0.015em]">
          <MeasuredText text={heading} />
        </h1>
        {state}
        {text ? (
          <p
            title={text}
            className="order-2 w-full text-muted text-sm max-sm:line-clamp-1 lg:w-0 lg:min-w-48 lg:flex-1 lg:truncate"
          >
            {text}
          </p>
        ) : null}
      </div>
      {children ? (
        <div className="head-actions ms-auto flex flex-wrap items-center gap-2">{children}</div>
      ) : null}
    </div>
  );
}
