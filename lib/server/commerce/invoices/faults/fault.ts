import type { invoiceFaults } from '@/lib/shared/texts/en/invoice-faults';

/** `field` is that of the stored paper, or a part of it. */
export type Fault = { rule: string; field: string; text: keyof typeof invoiceFaults };

/** Returns a fault unless what a rule asks for holds. */
export function unless(holds: boolean, rule: string, field: string, text: Fault['text']): Fault[] {
  return holds ? [] : [{ rule, field, text }];
}

export const isFilled = (value: string | undefined) => value !== undefined && value.trim() !== '';
