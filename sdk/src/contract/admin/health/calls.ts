/** What is configured and whether it works, for operators. */
export const adminHealth = {} as const;
