import { shop } from '@/shop.config';
import { Notice } from './notice';

export function NoScriptNotice({ text }: { text: string }) {
  const [before = '', between = '', after = ''] = text.split(/\{email\}|\{phone\}/);
  return (
    <noscript>
      <Notice tone="warning">
        {before}
        <a href={`mailto:${shop.contact.email}`} className="font-semibold underline">
          {shop.contact.email}
        </a>
        {between}
        <a
          href={`tel:${shop.contact.phone.replace(/[^+\d]/g, '')}`}
          className="whitespace-nowrap font-semibold underline"
        >
          {shop.contact.phone}
        </a>
        {after}
      </Notice>
    </noscript>
  );
}
