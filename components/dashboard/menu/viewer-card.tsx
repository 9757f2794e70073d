export type ViewerFacts = { name: string; email: string };

type ViewerCardProps = { viewer: ViewerFacts };

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export function ViewerCard({ viewer }: ViewerCardProps) {
  return (
    <div className="hidden items-center gap-3 xl:flex">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-md bg-accent font-bold text-on-accent text-sm"
      >
        {initialsOf(viewer.name)}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="truncate font-semibold text-ink text-sm">{viewer.name}</p>
        <p title={viewer.email} className="truncate text-muted text-xs">
          {viewer.email}
        </p>
      </div>
    </div>
  );
}
