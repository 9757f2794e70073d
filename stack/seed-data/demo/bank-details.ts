/** BANK_DETAILS of the demo: its invoices on account are to be paid there. */
export const DEMO_BANK_DETAILS =
  'First Foundry Bank, Cleveland OH\nRouting number 555 000 042\nAccount 0042 7731 09';
