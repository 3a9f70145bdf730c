/** Minutes in which a member decides about a sign-in from a partner's page. */
export const codeMinutes = 5;

/** Hours for which a membership stays open on a partner's page after its last use there. */
export const connectionHours = 24;

/** Days after which it ends there, however much it is used. */
export const connectionDays = 14;
