import type { ComponentType } from 'react';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type RequestColumn<Row> = {
  heading: string;
  className?: string;
  /** Whether a card on a narrow screen shows the heading beside the cell. */
  isLabelled?: boolean;
  Cell: ComponentType<{ request: Row; texts: Texts }>;
};
