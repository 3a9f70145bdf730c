/** Texts of the buttons between a tool and the parent's case. */
export const caseWords = {
  add: "Add to my case",
  added: "Added to your case",
  notAdded: "Your browser does not let us add this. Nothing is lost.",
  fillIn: "Fill in what my case says",
  filledIn: "Filled in from your case. Please check it.",
  keepLetter: "Keep in my case",
  letterKept: "This letter is in your case.",
  sentOn: "When did you send it?",
  sentHint: "Leave this for later if you have not sent it yet.",
  saveSent: "Save the day",
  letterSent: (day: string) => `Your case says that you sent it on ${day}.`,
} as const;
