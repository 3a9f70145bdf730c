/** How many days a dispute counts as recent: a bank wants an answer within about three weeks. */
export const recentDisputeDays = 30;
