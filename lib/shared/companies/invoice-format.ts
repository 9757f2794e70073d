/** How a company takes its invoices: as a PDF with the data in it, or as XRechnung, an XML of its own beside the PDF. */
export const INVOICE_FORMATS = ['pdf', 'xrechnung'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];
