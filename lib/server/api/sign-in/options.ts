import 'server-only';
import { ObjectId } from 'mongodb';
import type { NextAuthOptions, Session } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google';
import { z } from 'zod';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import { openGoogleAccount } from '@/lib/server/identity/accounts/register-account';
import { acceptGoogleSignIn } from '@/lib/server/identity/accounts/sign-in/accept-google-sign-in';
import type { GoogleVerdict } from '@/lib/server/identity/accounts/sign-in/google-sign-in.policy';
import { signInWithCode, signInWithPassword } from '@/lib/server/identity/accounts/sign-in/sign-in';
import type { Actor } from '@/lib/server/identity/actor';
import { limitRate } from '@/lib/server/identity/rate-limits/rate-limit';
import { hasSecondFactor } from '@/lib/server/identity/second-factor/prove-second-factor';
import {
  readTicketCookie,
  type SecondFactorTicket,
} from '@/lib/server/identity/second-factor/second-factor-ticket';
import {
  cookieName,
  SESSION_SECONDS,
  usesSecureCookies,
} from '@/lib/server/identity/sessions/session-cookie';
import { decodeSessionToken, encodeSessionToken } from '@/lib/server/identity/sessions/session-token';
import { openSession } from '@/lib/server/identity/sessions/sessions';
import { companyOf } from '@/lib/server/identity/users/company-members';
import {
  findIdentityByEmail,
  findIdentityById,
  setLanguageIfMissing,
} from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import { isDatabaseOutage } from '@/lib/server/platform/db/database-errors';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { log } from '@/lib/server/platform/log';
import { PASSWORD_MAX_LENGTH } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES, safeReturnPath } from '@/lib/shared/site/routes';
import { charges } from '@/lib/shared/trade/trade-settings';
import { type SessionUser, storeAdapter, toSessionUser } from './adapter';
import { signInLanguage, signInPageLanguage, storedReturnUrl } from './sign-in-language';

type Verdict = GoogleVerdict & { name: string };

/** next-auth sends an error's message to the browser: it must be a code. */
function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code === 'rate-limited' ? 'too-many-requests' : error.code;
  log().error({ error }, 'sign-in failed');
  return isDatabaseOutage(error) ? 'database-unavailable' : 'internal';
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isDatabaseOutage(error) ? 'database-unavailable' : 'internal');
}

export type SignInNotes = {
  onRefusal: (refusal: AppError) => void;
  onSecondFactorRequired: (ticket: SecondFactorTicket) => void;
};

async function authorize(given: unknown, request: Request, notes: SignInNotes): Promise<SessionUser> {
  await limitRate('sign-in', request);
  const { email, password, code } = credentialsSchema.parse(given ?? {});
  const address = clientAddress(request.headers);
  if (code !== undefined) {
    const ticket = await readTicketCookie(request.headers.get('cookie'));
    const user = await signInWithCode(ticket, { code, address });
    return { ...toSessionUser(user), signIn: { method: ticket?.method ?? 'password', secondFactor: true } };
  }
  const user = await signInWithPassword({ email, password, address });
  if (!hasSecondFactor(user)) return toSessionUser(user);
  notes.onSecondFactorRequired({
    userId: user._id.toHexString(),
    sessionVersion: user.sessionVersion,
    method: 'password',
  });
  throw new AppError('second-factor-required');
}

function credentials(request: Request, notes: SignInNotes) {
  return CredentialsProvider({
    credentials: {
      email: { label: 'Email', type: 'email' },
      password: { label: 'Password', type: 'password' },
      code: { label: 'Code', type: 'text' },
    },
    async authorize(given) {
      try {
        return await authorize(given, request, notes);
      } catch (error) {
        notes.onRefusal(refusalOf(error));
        throw new Error(codeOf(error));
      }
    },
  });
}

function google(clientId: string, clientSecret: string) {
  const { GOOGLE_WELL_KNOWN } = env();
  return GoogleProvider({
    clientId,
    clientSecret,
    ...(GOOGLE_WELL_KNOWN ? { wellKnown: GOOGLE_WELL_KNOWN } : {}),
    checks: ['pkce', 'state', 'nonce'],
    // The `signIn` callback decides whether that is allowed, by whether Google has verified the e-mail.
    allowDangerousEmailAccountLinking: true,
    profile: ({ sub, name, email, picture }: GoogleProfile) => ({
      id: sub,
      name: name ?? email,
      email: email.toLowerCase(),
      image: picture ?? null,
    }),
  });
}

function returnPathOf(request: Request): string {
  const stored = storedReturnUrl(request);
  return stored ? safeReturnPath(`${stored.pathname}${stored.search}${stored.hash}`) : ROUTES.home;
}

function verdictOf(profile: GoogleProfile): Verdict {
  return {
    accountId: profile.sub,
    email: profile.email.toLowerCase(),
    emailVerified: profile.email_verified === true,
    name: profile.name ?? profile.email,
  };
}

function cookies(): NextAuthOptions['cookies'] {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: usesSecureCookies() } as const;
  const brief = { ...options, maxAge: 15 * 60 };
  return {
    sessionToken: { name: cookieName('session-token'), options },
    callbackUrl: { name: cookieName('callback-url'), options },
    csrfToken: { name: cookieName('csrf-token'), options },
    pkceCodeVerifier: { name: cookieName('pkce.code_verifier'), options: brief },
    state: { name: cookieName('state'), options: brief },
    nonce: { name: cookieName('nonce'), options: brief },
  };
}

function logNextAuth(level: 'error' | 'warn', code: string, cause: unknown): void {
  const error = cause && typeof cause === 'object' && 'error' in cause ? cause.error : cause;
  log()[level](error instanceof Error ? { code, error } : { code }, 'next-auth');
}

/**
 * Returns next-auth's options for one request. `actor` is the current owner of the session, so that next-auth never queries the
 * database itself and an outage does not count as a logout.
 */
export function authOptions(request: Request, actor: Actor | null, notes: SignInNotes): NextAuthOptions {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, NEXTAUTH_SECRET } = env();
  const language = signInLanguage(request);
  const login = localPath(ROUTES.login, signInPageLanguage(request));
  let verdict: Verdict | undefined;
  return {
    secret: NEXTAUTH_SECRET,
    useSecureCookies: usesSecureCookies(),
    cookies: cookies() ?? {},
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    jwt: {
      maxAge: SESSION_SECONDS,
      encode: ({ token, maxAge }) => encodeSessionToken(token ?? {}, maxAge ?? SESSION_SECONDS),
      decode: ({ token }) => decodeSessionToken(token),
    },
    pages: { signIn: login, error: login, signOut: localPath(ROUTES.home, signInPageLanguage(request)) },
    adapter: storeAdapter((person) =>
      openGoogleAccount(
        { email: person.email, name: person.name ?? person.email, image: person.image ?? null },
        { isEmailVerified: verdict?.emailVerified === true && verdict.email === person.email, language },
      ).then(toSessionUser),
    ),
    providers: [
      credentials(request, notes),
      ...(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET ? [google(GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET)] : []),
    ],
    callbacks: {
      async signIn({ account, profile, user }) {
        if (account?.provider !== 'google') return true;
        if (!profile?.email) return false;
        verdict = verdictOf(profile as GoogleProfile);
        // next-auth passes the stored user if the Google account is linked, else Google's profile of the person.
        const linkedUserId = 'sessionVersion' in user ? new ObjectId(user.id) : null;
        try {
          await acceptGoogleSignIn(verdict, linkedUserId);
          const stored = linkedUserId
            ? await findIdentityById(linkedUserId)
            : await findIdentityByEmail(verdict.email);
          if (!stored || !hasSecondFactor(stored)) return true;
          const userId = stored._id.toHexString();
          notes.onSecondFactorRequired({ userId, sessionVersion: stored.sessionVersion, method: 'google' });
          return `${login}?error=second-factor-required&from=${encodeURIComponent(returnPathOf(request))}`;
        } catch (error) {
          const code =
            error instanceof AppError && error.code === 'forbidden' ? 'OAuthAccountNotLinked' : codeOf(error);
          return `${login}?error=${code}`;
        }
      },
      async jwt({ token, user, account }) {
        if (user) {
          const { id, email, name, image, role, sessionVersion, signIn } = user as SessionUser;
          const method = account?.provider === 'google' ? 'google' : 'password';
          const sid = await openSession(
            { _id: new ObjectId(id), role },
            signIn ?? { method, secondFactor: false },
            request,
          );
          if (language) await setLanguageIfMissing(new ObjectId(id), language);
          return { sub: id, sid, email, name, picture: image, role, sessionVersion };
        }
        if (!actor) return token;
        // middleware.ts reads this role; the page itself requires the second factor.
        const role = actor.owesSecondFactor ? 'admin' : actor.role;
        return { ...token, name: actor.name, picture: actor.image, role };
      },
      async session({ session }) {
        if (!actor) return { expires: session.expires } as Session;
        const { userId, email, name, image, role, emailVerified } = actor;
        const isCharging = role === 'admin' && charges((await currentTrade()).settings);
        const user = { id: userId.toHexString(), email, name, image, role, emailVerified };
        const more = { ...(companyOf(actor) && { isMember: true }), ...(isCharging && { charges: true }) };
        return { ...session, user: { ...user, ...more } };
      },
      redirect({ url, baseUrl }) {
        const { origin } = new URL(baseUrl);
        const target = URL.canParse(url, origin) ? new URL(url, origin) : null;
        if (!target || target.origin !== origin) return origin;
        return `${origin}${safeReturnPath(`${target.pathname}${target.search}${target.hash}`)}`;
      },
    },
    logger: {
      error: (code, metadata) => logNextAuth('error', code, metadata),
      warn: (code) => logNextAuth('warn', code, undefined),
      debug: () => undefined,
    },
  };
}

/**
 * Only lengths are limited: an e-mail or password that cannot exist is not found or wrong, with the code for it (product §8.1).
 * Fields that next-auth adds are dropped.
 */
const credentialsSchema = z.object({
  email: z.string().max(254).catch(''),
  password: z.string().max(PASSWORD_MAX_LENGTH).catch(''),
  code: z.string().max(64).optional().catch(''),
});
