import type { ReactNode } from 'react';
import { requirePage } from '../require-page';

export default function PortfolioLayout({ children }: { children: ReactNode }) {
  requirePage('portfolio');
  return children;
}
