import type { ReactNode } from 'react';
import { requirePage } from '../require-page';

export default function BlogLayout({ children }: { children: ReactNode }) {
  requirePage('blog');
  return children;
}
