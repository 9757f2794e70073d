import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { payByCard } from '@/tests/support/pay';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';
import { unique } from '@/tests/support/store';
