import { notFound } from 'next/navigation';
import { shop } from '#shop';

/** Ends the rendering as not found where shop.config.ts switches this page off. */
export function requirePage(page: keyof typeof shop.pages): void {
  if (!shop.pages[page]) notFound();
}
