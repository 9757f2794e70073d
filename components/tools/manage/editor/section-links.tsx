'use client';
import { useEffect, useState } from 'react';

type SectionLinksProps = {
  label: string;
  sections: readonly (readonly [id: string, heading: string])[];
};

/** Beyond where a section is after a jump. */
const TOLERANCE_PX = 24;

/** The last section that begins above the line below these links; at the page's end the one jumped to, or the last. */
function sectionInView(ids: readonly string[]): string | undefined {
  const { scrollY, innerHeight, location } = window;
  if (Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight) {
    const jumped = location.hash.slice(1);
    const top = document.getElementById(jumped)?.getBoundingClientRect().top ?? -1;
    return ids.includes(jumped) && top >= 0 ? jumped : ids.at(-1);
  }
  const jumpedTo = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return (
    ids.findLast(
      (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) <= jumpedTo + TOLERANCE_PX,
    ) ?? ids[0]
  );
}

/** Stays in view below the header, and marks where the reader is. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  const [current, setCurrent] = useState(sections[0]?.[0]);
  const known = sections.map(([id]) => id).join();

  useEffect(() => {
    let frame = 0;
    const mark = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInView(known.split(','))));
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('hashchange', mark);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', mark);
      window.removeEventListener('hashchange', mark);
    };
  }, [known]);

  return (
    <nav
      aria-label={label}
      className="sticky top-(--site-header-height) z-20 -mx-2 overflow-x-auto bg-paper px-2 shadow-[inset_0_-1px_0_var(--color-line)]"
    >
      <ul className="flex w-max min-w-full gap-1">
        {sections.map(([id, heading]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex h-11 items-center whitespace-nowrap px-2.5 text-muted text-sm hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_0_var(--color-accent-strong)]"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
