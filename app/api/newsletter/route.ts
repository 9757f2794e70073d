import { after } from 'next/server';
import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { subscribe } from '@/lib/server/inbox/newsletter/subscribe';
import { subscribeCall } from '@/lib/shared/inbox/newsletter.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(subscribeCall, ({ body, language }) => subscribe(body.email, language, after)),
]);
