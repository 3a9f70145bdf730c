/** Minutes in which a member can approve a sign-in from a partner's page. */
export const codeMinutes = 5;

/** Hours for which a connection stays open on a partner's page after its last use there. */
export const connectionHours = 24;

/** Days after which a connection ends, even if it is in use. */
export const connectionDays = 14;
