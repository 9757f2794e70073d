import { BRAND } from '@/lib/shared/brand';

/** The shop's logo: a forged F in a square, and its name. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="3" fill="var(--color-accent)" />
        <path d="M8 7h16l-3 5h-7v3h8l-3 5h-5v5l-6 3z" fill="var(--color-on-accent)" />
      </svg>
      <span className="font-extrabold text-[1.1875rem] text-ink tracking-[-0.02em]">{BRAND.name}</span>
    </span>
  );
}
