export const RULES_MAX = 20;
export const BUDGETS_MAX = 50;
