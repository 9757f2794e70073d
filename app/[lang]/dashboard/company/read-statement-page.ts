import { AppError } from '@/lib/shared/messages/errors';
import type { Statement, StatementQuery } from '@/lib/shared/receivables/receivables.schema';

/** The statement of these days; of the last year where they are none that a statement covers, as in an edited address. */
export async function readStatementPage(
  read: (query: StatementQuery) => Promise<Statement>,
  query: StatementQuery,
): Promise<{ statement: Statement; isOutOfRange: boolean }> {
  try {
    return { statement: await read(query), isOutOfRange: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation-failed') throw error;
    return { statement: await read({}), isOutOfRange: true };
  }
}
