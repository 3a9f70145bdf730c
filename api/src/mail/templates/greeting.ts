/**
 * Without the name: anyone can sign up with any address, and could otherwise put their own words into a stranger's
 * mail.
 */
export const greeting = "Hello,";
