import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { shop } from '@/shop.config';

/** Returns the layout of pages that a shop can switch off (shop.config.ts): their addresses are then not found. */
export function switchableLayout(page: keyof typeof shop.pages) {
  return function SwitchableLayout({ children }: { children: ReactNode }) {
    if (!shop.pages[page]) notFound();
    return children;
  };
}
