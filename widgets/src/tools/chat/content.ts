// Texts of the chat, except around an answer (replyContent.ts).

export const chatWords = {
  title: "Ask about special education",
  lead: "Ask one question in your own words. You get a short answer with the rule behind it, and what to do next.",
  you: "You asked:",
  chose: "You chose:",
  assistant: "Assistant:",
  messages: "Questions and answers",
  greeting:
    "Hello. You can ask me about IEPs, 504 plans, testing, meetings and your rights. I answer from rules that I can show you. If I do not know, I say so, and it costs you nothing.",
  question: "Your question",
  questionHint: "Enter sends it. Shift and Enter starts a new line.",
  missing: "Please write your question first.",
  tooLong: (over: number) =>
    `This is ${over.toLocaleString("en-US")} ${over === 1 ? "character" : "characters"} too long. Please shorten it.`,
  count: (length: number, most: number) =>
    `${length.toLocaleString("en-US")} of ${most.toLocaleString("en-US")} characters`,
  send: "Send",
  thinking: "Thinking…",
  /** From the specification. */
  failed:
    "Sorry, I encountered an error processing your question. Please try again or rephrase your question.",
  stillThere: "Your question is still in the field below.",
  fromBefore: "This is your last answer. Your question to it is not kept.",
  privacy:
    "Dates, phone and ID numbers, addresses and the names you list are taken out on this device before your question is sent. The rest goes to our server, and from there to an AI provider where we use one. We keep nothing that you write. A paid answer is kept for 24 hours, so that you can see it again.",
} as const;

/** Replaces the field after the one paid question. */
export const complete = {
  title: "Single-Use Access Complete",
  text: "Your question was answered. The answer stays here, and you can see it again for 24 hours. With Pro you can ask as many questions as you like.",
  subscribe: "Subscribe to Pro",
  another: "Ask one more question",
} as const;
