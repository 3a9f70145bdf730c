/** What the tools are used for and what AI costs, for operators. */
export const adminUsage = {} as const;
