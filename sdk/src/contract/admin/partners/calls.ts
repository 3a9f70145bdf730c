/** Sites that embed our tools, for operators. */
export const adminPartners = {} as const;
