/** Addresses that login and registration accept: those of product §5.2, or every valid one (setting `REGISTRATION_EMAILS`). */
export const EMAIL_RULES = ['specification', 'any'] as const;
export type EmailRule = (typeof EMAIL_RULES)[number];
