import { handle, route } from '@/lib/server/http/handle';
import { logPolicyReports } from '@/lib/server/http/policy-report';
import { readBodyText } from '@/lib/server/http/read-body';

const MAX_REPORT_BYTES = 16 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'anyone',
    rate: 'policy-report',
    run: async ({ request }) => {
      logPolicyReports(await readBodyText(request, MAX_REPORT_BYTES));
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    },
  }),
});
