import type { ReactNode } from 'react';
import { requirePage } from '../../../require-page';

export default function ToolReviewsLayout({ children }: { children: ReactNode }) {
  requirePage('reviews');
  return children;
}
