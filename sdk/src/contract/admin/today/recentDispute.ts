/** How many days a dispute counts as recent: banks require a response within about three weeks. */
export const recentDisputeDays = 30;
