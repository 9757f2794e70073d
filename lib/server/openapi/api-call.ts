import 'server-only';
import type { z } from 'zod';
import type { ProblemCode } from '@/lib/shared/errors';
import { LANGUAGES } from '@/lib/shared/languages';

/** Who may make a call; see `Who` of http/handle, and `signature` for calls that a service signs. */
export type Caller = 'anyone' | 'session' | 'bearer' | 'either' | 'optional' | 'admin' | 'signature';

export type ApiAnswer = {
  status: number;
  description: string;
  /** None where the answer leads elsewhere. */
  schema?: z.ZodType;
  /** Of an answer that is no JSON: a file. */
  mediaType?: string;
  headers?: Record<string, string>;
};

/** On calls whose mails or papers speak the language of the page that they are made from. */
export const PAGE_LANGUAGE = {
  'X-Page-Language': `One of ${LANGUAGES.all.join(', ')}: what mails that follow speak. Anything else is passed over.`,
};

/** One call as the document describes it. Schemas are the very ones that the route checks with. */
export type ApiCall = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for path parameters. */
  path: string;
  tag:
    | 'Tools'
    | 'Orders'
    | 'Reviews'
    | 'Payments'
    | 'Users'
    | 'Accounts'
    | 'Newsletter'
    | 'Audit'
    | 'Contact'
    | 'Quotes'
    | 'Service';
  summary: string;
  who: Caller;
  /** Whose data, where `who` alone does not say. */
  whose?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: Record<string, string>;
  body?: z.ZodType;
  answer: ApiAnswer;
  /** Codes of expected refusals, besides those every call of its kind has. */
  problems?: readonly ProblemCode[];
};
