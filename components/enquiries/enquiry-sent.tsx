'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { DoneSign } from '@/components/ui/signs';

type EnquirySentProps = { heading: string; text: string; children: ReactNode };

/** In place of a form that was sent: that it arrived, and where to go on. Takes the focus, so that it is read out. */
export function EnquirySent({ heading, text, children }: EnquirySentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <DoneSign aria-hidden="true" className="size-10 text-success" strokeWidth={1.5} />
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
