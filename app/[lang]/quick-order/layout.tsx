import type { ReactNode } from 'react';
import { requirePage } from '../require-page';

export default function QuickOrderLayout({ children }: { children: ReactNode }) {
  requirePage('quickOrder');
  return children;
}
