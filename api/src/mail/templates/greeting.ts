/** Without the name: anybody can sign up with any address, and would so put words of theirs into a stranger's mail. */
export const greeting = "Hello,";
