/** The facts of law that we hold, with their status and age, for operators. */
export const adminLaw = {} as const;
