type LongTextProps = { text: string; more: string };

const SHORT_LENGTH = 180;
const SHORT_LINES = 3;

/** A long text is shortened, without line breaks, until it is expanded. */
export function LongText({ text, more }: LongTextProps) {
  const isShort = text.length <= SHORT_LENGTH && text.split('\n').length <= SHORT_LINES;
  if (isShort) return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
  return (
    <details className="group">
      <summary className="list-none rounded-sm">
        <span className="wrap-anywhere line-clamp-3 group-open:line-clamp-none group-open:whitespace-pre-line print:line-clamp-none print:whitespace-pre-line">
          {text}
        </span>
        <span className="no-print mt-0.5 inline-block font-medium text-ink text-xs underline decoration-line underline-offset-4 group-open:hidden">
          {more}
        </span>
      </summary>
    </details>
  );
}
