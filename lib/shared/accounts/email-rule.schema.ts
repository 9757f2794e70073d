/**
 * Which addresses login and registration accept: those of product §5.2, or every valid one. A setting of the store
 * (`REGISTRATION_EMAILS`).
 */
export const EMAIL_RULES = ['specification', 'any'] as const;
export type EmailRule = (typeof EMAIL_RULES)[number];
