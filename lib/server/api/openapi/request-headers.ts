import type { Contract } from '@/lib/shared/calls/contract';
import { LANGUAGES } from '@/lib/shared/site/languages';

export function requestHeadersOf(call: Contract): Record<string, string> {
  const { headers = {}, idempotency, isCached, pageLanguage } = call;
  const found = { ...headers };
  if (isCached) {
    found['If-None-Match'] =
      'ETags of responses that the client has already: if one still holds, 304 without a body.';
  }
  if (idempotency) {
    found['Idempotency-Key'] = `Chosen by the client. The same key with the same body again ${idempotency}.`;
  }
  if (pageLanguage) {
    found['X-Page-Language'] =
      `One of ${LANGUAGES.all.join(', ')}: the language of mails that follow. Anything else is ignored.`;
  }
  return found;
}
