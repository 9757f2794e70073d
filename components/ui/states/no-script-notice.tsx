import { BRAND } from '@/lib/shared/site/brand';
import { Notice } from './notice';

export function NoScriptNotice({ text }: { text: string }) {
  const [before = '', between = '', after = ''] = text.split(/\{email\}|\{phone\}/);
  return (
    <noscript>
      <Notice tone="warning">
        {before}
        <a href={`mailto:${BRAND.contactEmail}`} className="font-semibold underline">
          {BRAND.contactEmail}
        </a>
        {between}
        <a
          href={`tel:${BRAND.phone.replace(/[^+\d]/g, '')}`}
          className="whitespace-nowrap font-semibold underline"
        >
          {BRAND.phone}
        </a>
        {after}
      </Notice>
    </noscript>
  );
}
