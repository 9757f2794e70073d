import type { Actor, Caller, Program } from '@/lib/server/identity/actor';
import {
  findProgram,
  isKeyElsewhere,
  keyFault,
  presentedApiKey,
} from '@/lib/server/identity/api-keys/api-key';
import { isForAdmins, mayCall } from '@/lib/server/identity/permissions';
import {
  chargeServed as chargeServedProgram,
  limitProgram,
  programStanding,
} from '@/lib/server/identity/rate-limits/program-allowance';
import { limitRate } from '@/lib/server/identity/rate-limits/rate-limit';
import { chargeReads, isReadClass } from '@/lib/server/identity/rate-limits/read-allowance';
import {
  authenticateBearer,
  authenticateIfSigned,
  authenticateSession,
} from '@/lib/server/identity/sessions/authenticate';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { requireSameOrigin } from '@/lib/server/platform/http/same-origin';
import type { Standing } from '@/lib/server/platform/token-buckets';
import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import type { RateClass, Who } from '@/lib/shared/calls/contract';
import { AppError } from '@/lib/shared/messages/errors';

type Rules = {
  who: Who;
  /** The scope with which a program makes the call; undefined where no key may. */
  key?: ApiKeyScope | readonly ApiKeyScope[] | undefined;
  /** The class of calls whose rate is counted together. */
  rate?: RateClass | undefined;
  /** Refuses requests from other sites' pages; implied where the session's cookie is proof. */
  sameOrigin?: true | undefined;
};

/** How the caller stands with the limit that counted the call, once it was counted. */
export type Tally = { standing?: () => Standing };

type Judged = {
  caller: Caller | null;
  /** Counts what the call costs besides itself; throws `rate-limited`. */
  charge: (cost: number) => Promise<void>;
  /** The same where it is a program, whose files are larger than anything that people type. */
  chargeProgram: (cost: number) => void;
  /** Counts what a read that is served turned out to cost: the next ones wait for it. */
  chargeServed: (cost: number) => void;
};

/** Returns whether the credentials of such a call matter at all. */
function isJudged(who: Who): boolean {
  return who !== 'anyone' && who !== 'signature';
}

/** Returns whether an answer is for this caller alone, by its key or by what the call is for. */
export function isPrivate(who: Who, request: Request): boolean {
  return who === 'either-admin' || (isJudged(who) && presentedApiKey(request.headers) !== null);
}

async function authenticate(who: Who, request: Request): Promise<Actor | null> {
  if (!isJudged(who)) return null;
  if (who === 'optional') return authenticateIfSigned(request);
  const mayTakeCookie = who === 'either' || who === 'either-admin';
  const isByCookie = who === 'session' || (mayTakeCookie && !request.headers.has('authorization'));
  if (isByCookie) requireSameOrigin(request);
  const actor = await (isByCookie ? authenticateSession(request) : authenticateBearer(request));
  if (isForAdmins(who) && actor.owesSecondFactor) throw new AppError('second-factor-setup-required');
  if (!mayCall(actor, who)) throw new AppError('forbidden');
  return actor;
}

/**
 * Judges a key that was presented, which decides whatever cookie comes with it. Where a call is open to anyone it is as good as
 * none, if it is valid.
 */
function judgeKey(program: Program, { who, key }: Rules): Program | null {
  if (who === 'optional') return null;
  if (key === undefined) throw new AppError('forbidden');
  const scopes: readonly ApiKeyScope[] = typeof key === 'string' ? [key] : key;
  if (!scopes.some((scope) => program.scopes.includes(scope)))
    throw new AppError('forbidden', { members: { scope: scopes.join(' ') } });
  return program;
}

/** The same refusal, which names the way a key is sent where it came another way. */
function explainUnauthenticated(error: unknown, { headers }: Request): unknown {
  const isPlain = error instanceof AppError && error.code === 'unauthenticated' && !error.reason;
  return isPlain && isKeyElsewhere(headers)
    ? new AppError('unauthenticated', { reason: { code: 'api-key-elsewhere' } })
    : error;
}

/**
 * Counts the call and returns who makes it: by the key, the access token or the session, as the contract says. A call that programs
 * may make is counted by its key, any other by the client's address; `tally` has how it stands then, also of one that is refused. Throws `rate-limited`, `cross-site`, `unauthenticated`,
 * `forbidden` (with the `scope` that a key lacks) and `second-factor-setup-required`.
 */
export async function judgeCaller(rules: Rules, request: Request, tally: Tally = {}): Promise<Judged> {
  const { who, key, rate, sameOrigin } = rules;
  const presented = isJudged(who) ? presentedApiKey(request.headers) : null;
  const program = presented === null ? null : await findProgram(presented);
  const charge = async (cost: number) => {
    if (program && key) {
      tally.standing = () => programStanding(program);
      limitProgram(program, cost);
    } else if (rate) {
      const standing = await limitRate(rate, request, cost);
      tally.standing = () => standing;
    }
  };
  await charge(1);
  if (sameOrigin) requireSameOrigin(request);
  if (presented !== null && !program)
    throw new AppError('unauthenticated', { reason: { code: await keyFault(presented) } });
  const caller = program
    ? judgeKey(program, rules)
    : await authenticate(who, request).catch((error: unknown) => {
        throw explainUnauthenticated(error, request);
      });
  const chargeProgram = (cost: number) => {
    if (program && key) limitProgram(program, cost);
  };
  const chargeServed = (cost: number) => {
    if (program && key) chargeServedProgram(program, cost);
    else if (rate && isReadClass(rate)) chargeReads(rate, clientAddress(request.headers), { reads: cost });
  };
  return { caller, charge, chargeProgram, chargeServed };
}
