/** What an electronic invoice claims to conform to. */
export const E_INVOICE_PROFILES = ['en16931', 'xrechnung'] as const;
export type EInvoiceProfile = (typeof E_INVOICE_PROFILES)[number];
