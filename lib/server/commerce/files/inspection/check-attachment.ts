import 'server-only';
import { AppError } from '@/lib/shared/messages/errors';
import { checkDocument } from './check-document';
import { encodePicture } from './encode-picture';

export type Attachment = {
  extension: 'pdf' | 'webp' | 'step';
  bytes: Uint8Array;
  size?: { width: number; height: number };
};

const HEAD_BYTES = 1_024;
const END_BYTES = 256;
/** A drawing in the exchange structure of STEP (ISO 10303-21): never read, only stored and downloaded. */
const STEP_HEAD = /^(?:\xef\xbb\xbf)?\s*(?:\/\*[\s\S]*?\*\/\s*)?ISO-10303-21;/;
const STEP_END = /END-ISO-10303-21;\s*$/;

function isStep(bytes: Buffer): boolean {
  return (
    STEP_HEAD.test(bytes.toString('latin1', 0, HEAD_BYTES)) &&
    STEP_END.test(bytes.subarray(-END_BYTES).toString('latin1')) &&
    !bytes.includes(0)
  );
}

/** By its content, whatever its name: a PDF as it is, a picture encoded anew, a STEP file as bytes. Throws `validation-failed`. */
export async function checkAttachment(bytes: Buffer): Promise<Attachment> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    await checkDocument(bytes);
    return { extension: 'pdf', bytes };
  }
  if (isStep(bytes)) return { extension: 'step', bytes };
  try {
    const { width, height, bytes: encoded } = await encodePicture(bytes);
    return { extension: 'webp', bytes: encoded, size: { width, height } };
  } catch (cause) {
    const isUnknown = cause instanceof AppError && cause.issues?.file?.includes('picture-unreadable');
    throw isUnknown
      ? new AppError('validation-failed', { issues: { file: ['request-file-unreadable'] }, cause })
      : cause;
  }
}
