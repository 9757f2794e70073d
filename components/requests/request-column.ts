import type { ComponentType } from 'react';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** A column that only the list of one kind of request has: a part of what was asked for. */
export type RequestColumn<Row> = {
  heading: string;
  /** Of the heading's cell. */
  className?: string;
  /** Whether a card on a narrow screen shows the heading beside the cell. */
  isLabelled?: boolean;
  Cell: ComponentType<{ request: Row; texts: Texts }>;
};
