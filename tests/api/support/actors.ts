import type { Actor } from '@/lib/server/identity/actor';
import { stored } from './database';

/** An account as use cases expect it, for what a test does in its own process (joinStore). */
export async function findActor(email: string): Promise<Actor> {
  const user = await stored('users').findOne({ email });
  if (!user) throw new Error(`no account ${email}`);
  return {
    userId: user._id,
    email,
    name: user.name,
    image: null,
    role: user.role,
    emailVerified: true,
    sessionId: 'test',
    sessionVersion: user.sessionVersion,
    secondFactor: false,
  };
}
