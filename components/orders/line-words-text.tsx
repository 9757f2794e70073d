import { useLanguage } from '#use-language';
import { formatDay } from '@/lib/shared/dates/dates';
import type { LineWords } from '@/lib/shared/orders/order-notes';
import { fillText } from '@/lib/shared/text/fill-text';

type LineWordsTextProps = {
  line: { [Name in keyof LineWords]?: LineWords[Name] | undefined };
  texts: { note: string; day: string };
  className?: string;
};

/** The buyer's note on a line, and the day on which they wish it. */
export function LineWordsText({ line: { note, requestedOn }, texts, className = '' }: LineWordsTextProps) {
  const language = useLanguage();
  return (
    <>
      {note ? <span className={`wrap-anywhere ${className}`}>{fillText(texts.note, { note })}</span> : null}
      {requestedOn ? (
        <span className={className}>
          {fillText(texts.day, { day: formatDay(requestedOn, language, 'UTC') })}
        </span>
      ) : null}
    </>
  );
}
