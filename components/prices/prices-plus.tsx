type PricesPlusProps = { text: string | null; className?: string };

/** The sentence on what prices are without, for the foot of a list of tools. */
export function PricesPlus({ text, className = 'shell pb-8' }: PricesPlusProps) {
  return text === null ? null : <p className={`text-muted text-sm ${className}`}>{text}</p>;
}
