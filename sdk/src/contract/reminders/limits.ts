/** The most reminders of one account. */
export const mostReminders = 50;
