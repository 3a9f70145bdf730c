/** Mails that go out, for operators. */
export const adminMails = {} as const;
