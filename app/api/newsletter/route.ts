import { after } from 'next/server';
import { bind } from '@/lib/server/api/bind';
import { route, whileOn } from '@/lib/server/api/route';
import { subscribe } from '@/lib/server/inbox/newsletter/subscribe';
import { newsletterCalls } from '@/lib/shared/newsletter/newsletter.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whileOn('newsletter', [
    bind(newsletterCalls.subscribe, ({ body, language }) => subscribe(body.email, language, after)),
  ]),
);
