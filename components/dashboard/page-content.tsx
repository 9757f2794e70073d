'use client';
import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';

const ID = 'page';

/** The page beside its menu. The skip link of the document leads here, while this is shown, and not to the menu. */
export function PageContent({ className, children }: { className?: string; children: ReactNode }) {
  useEffect(() => {
    const link = document.querySelector('.skip-link');
    const before = link?.getAttribute('href') ?? '';
    link?.setAttribute('href', `#${ID}`);
    return () => link?.setAttribute('href', before);
  }, []);
  return (
    <div id={ID} tabIndex={-1} className={clsx('outline-none', className)}>
      {children}
    </div>
  );
}
