/** What was paid, for operators. */
export const adminPayments = {} as const;
