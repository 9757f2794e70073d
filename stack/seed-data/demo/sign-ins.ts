import { DEMO_ACCOUNTS, DEMO_DEALER } from '../demo-accounts';
import { BUYING_COMPANIES } from './buying-companies';

export type SignIn = { who: string; email: string; password: string };

/** Every account of the demo whose password is written down. */
export const SIGN_INS: readonly SignIn[] = [
  ...[...DEMO_ACCOUNTS, DEMO_DEALER].map(({ role, email, password }) => ({ who: role, email, password })),
  ...BUYING_COMPANIES.flatMap(({ members }) =>
    members.map(({ role, company, email, password }) => ({ who: `${role}, ${company}`, email, password })),
  ),
];
