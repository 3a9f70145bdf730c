/** Accounts, for operators. */
export const adminUsers = {} as const;
