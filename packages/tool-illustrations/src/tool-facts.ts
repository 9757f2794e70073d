/** What a drawing needs to know of a tool: its data sheet. Figures in `value` are in millimetres unless `unit` differs. */
export type ToolFacts = {
  slug: string;
  /** Order number, shown in the title block of a measured drawing. */
  sku: string;
  specs: readonly { name: string; value: string; unit?: string }[];
};
