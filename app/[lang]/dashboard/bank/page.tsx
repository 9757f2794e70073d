import { Landmark } from 'lucide';
import { BankFile } from '@/components/receivables/bank-file/bank-file';
import { BankFiles } from '@/components/receivables/bank-inbox/bank-files';
import { BankInbox } from '@/components/receivables/bank-inbox/bank-inbox';
import { listBankRows, readBankInbox } from '@/lib/server/commerce/payments/company/list-bank-rows';
import type { KeptBankRow } from '@/lib/shared/receivables/bank-file/bank-row.schema';
import { BANK_ROW_STATES, bankRowsQuerySchema } from '@/lib/shared/receivables/bank-file/bank-row.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';

/** In the reader's language also before the page's scripts ran. */
function inWords(row: KeptBankRow, messages: Record<string, string>): KeptBankRow {
  const { outcome } = row;
  if (!outcome) return row;
  return { ...row, outcome: { ...outcome, message: messages[outcome.code] ?? outcome.message } };
}

const page = listPage({
  path: ROUTES.bank,
  icon: Landmark,
  query: bankRowsQuerySchema,
  own: ({ bank }) => bank,
  list: (actor, query) => listBankRows(actor, query),
  more: readBankInbox,
  frame: ({ query, own, texts, more: { counts, files } }) => ({
    filter: {
      name: 'state',
      value: query.state ?? 'open',
      options: BANK_ROW_STATES.map(
        (state) => [state, own.states[state], counts[state] || undefined] as const,
      ),
      addressOf: (state) => ({ state: state === 'open' ? undefined : state }),
    },
    above: (
      <div className="mb-2 grid min-w-0 items-start gap-3 xl:grid-cols-2">
        <div className="grid min-w-0 gap-3 xl:has-[select]:col-span-2">
          <BankFile texts={texts.receivables.bank} />
        </div>
        <BankFiles files={files} texts={{ own: own.files, confirm: texts.shell.confirm }} />
      </div>
    ),
  }),
  table: ({ rows, own, texts, query }) => (
    <BankInbox
      key={query.state}
      rows={rows.map((row) => inWords(row, texts.messages))}
      texts={{ own, file: texts.receivables.bank }}
    />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
