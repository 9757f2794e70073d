import { decide, reject, ruledCompany, submitted } from '@/tests/support/approvals';
import { addTool, anAdmin, type Person } from '@/tests/support/people';
import { byCustomer, type Expected, type Rows } from './expected';

type Submitted = { id: string; number: string; companyId: string; buyer: Person; approver: Person };

async function submittedOne(): Promise<Submitted> {
  const { company, buyer, approver } = await ruledCompany();
  const id = await submitted(buyer, await addTool(await anAdmin(), { quantity: 100 }));
  const { number } = (await buyer.call('GET', `/api/requisition/${id}`)).body;
  return { id, number, companyId: company.id, buyer, approver };
}

const subjectOf = ({ id, number }: Submitted) => ({ kind: 'requisition', id, label: number });

async function ended(one: Submitted, by: Person, state: string): Promise<Expected> {
  return byCustomer(by, {
    subject: subjectOf(one),
    before: { state: 'submitted' },
    after: { state, companyId: one.companyId },
  });
}

export const APPROVAL_ROWS: Rows<'requisition'> = {
  'requisition.submitted': async () => {
    const one = await submittedOne();
    const { due } = (await one.buyer.call('GET', `/api/requisition/${one.id}`)).body;
    return byCustomer(one.buyer, {
      subject: subjectOf(one),
      after: {
        ...{ state: 'submitted', companyId: one.companyId, needs: ['rule'] },
        dueCents: Math.round(due * 100),
      },
    });
  },
  'requisition.approved': async () => {
    const one = await submittedOne();
    const { orderId } = (await decide(one.approver, one.id, 'approve')).body;
    return byCustomer(one.approver, {
      subject: subjectOf(one),
      after: { state: 'ordered', companyId: one.companyId, needs: ['Every order'], orderId },
    });
  },
  'requisition.rejected': async () => {
    const one = await submittedOne();
    await reject(one.approver, one.id);
    return ended(one, one.approver, 'rejected');
  },
  'requisition.withdrawn': async () => {
    const one = await submittedOne();
    await decide(one.buyer, one.id, 'withdraw');
    return ended(one, one.buyer, 'withdrawn');
  },
};
