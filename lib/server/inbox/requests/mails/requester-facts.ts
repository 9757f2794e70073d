import 'server-only';
import type { RequestFields } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';
import { requestMailsIn } from '@/lib/shared/texts/mail-texts';

export function requesterFacts(request: RequestFields, shop: Language): NonNullable<MailParts['facts']> {
  const { facts } = requestMailsIn(shop);
  const { number, name, email, company, phone, language: theirs } = request;
  return [
    [facts.number, number],
    [facts.name, name],
    [facts.email, email],
    ...(company ? [[facts.company, company] as const] : []),
    ...(phone ? [[facts.phone, phone] as const] : []),
    ...(theirs === shop ? [] : [[facts.language, LANGUAGE_FACTS[theirs].name] as const]),
  ];
}

export function linesOf(text: string | undefined): string[] {
  return (text ?? '').split(/\s*\n\s*/).filter((line) => line !== '');
}
