import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MEASURE } from '@/lib/shared/text/measures';

/** No line breaks within a measure. By styles alone: what is copied and crawled is the text as stored. */
export function MeasuredText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: measure, index } of text.matchAll(MEASURE)) {
    parts.push(
      text.slice(end, index),
      <span key={parts.length} className="whitespace-nowrap">
        {measure}
      </span>,
    );
    end = index + measure.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}

type EmailTextProps = { email: string; className?: string };

/** Breaks before its `@` first and elsewhere only if it must. */
export function EmailText({ email, className }: EmailTextProps) {
  const at = email.lastIndexOf('@');
  return (
    <span className={clsx('wrap-anywhere', className)}>
      {at > 0 ? (
        <>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </>
      ) : (
        email
      )}
    </span>
  );
}
