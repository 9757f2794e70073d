import { z } from 'zod';
import { issue } from '../messages/messages';

const SERIAL_MAX_LENGTH = 40;

/** As it was first written: letters, digits, spaces, hyphens, dots, slashes. */
export const serialNumberSchema = z
  .string({ error: issue('serial-invalid') })
  .trim()
  .max(SERIAL_MAX_LENGTH, issue('serial-invalid'))
  .regex(/^[A-Za-z0-9 ./-]*[A-Za-z0-9][A-Za-z0-9 ./-]*$/, issue('serial-invalid'));

/** In one call. */
const SERIALS_MAX = 2_000;

/** Serial numbers of units of one tool, none twice. */
export const serialsSchema = z
  .array(serialNumberSchema)
  .max(SERIALS_MAX, issue('serials-too-many'))
  .refine((serials) => new Set(serials.map(serialKeyOf)).size === serials.length, issue('serial-twice'));

type SerialLine = { quantity?: number; serials?: readonly string[] | undefined };

/** Refuses more serial numbers than units of a line, and more than one call takes. */
export function refineSerials(lines: readonly SerialLine[], context: z.RefinementCtx): void {
  const count = lines.reduce((sum, { serials = [] }) => sum + serials.length, 0);
  if (count > SERIALS_MAX) context.addIssue({ code: 'custom', message: issue('serials-too-many') });
  if (lines.some(({ quantity = SERIALS_MAX, serials = [] }) => serials.length > quantity))
    context.addIssue({ code: 'custom', message: issue('serials-more-than-units') });
}

/** What serial numbers are compared by: without case, spaces, hyphens, dots, slashes. */
export function serialKeyOf(serial: string): string {
  return serial.toLowerCase().replace(/[ ./-]+/g, '');
}
