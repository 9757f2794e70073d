'use client';
import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

type RequestSentProps = { heading: string; text: string; children: ReactNode };

/** Confirms a form that was sent. Takes the focus, so that screen readers announce it. */
export function RequestSent({ heading, text, children }: RequestSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <Icon node={CircleCheck} className="size-10 stroke-[1.5] text-success" />
      <h2 ref={title} tabIndex={-1} className="font-bold text-ink text-title outline-none">
        {heading}
      </h2>
      <p role="status" className="wrap-anywhere max-w-[56ch] text-lg leading-relaxed">
        {text}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
