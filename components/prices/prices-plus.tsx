/** The sentence on what prices are without, for the foot of a list of tools. */
export function PricesPlus({ text }: { text: string | null }) {
  return text === null ? null : <p className="shell pb-8 text-muted text-sm">{text}</p>;
}
