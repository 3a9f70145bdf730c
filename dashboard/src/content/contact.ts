// Texts of the contact page. Labels and messages from the specification are verbatim.

export const contact = {
  title: "Customer Support",
  lead: "Write to the people behind the tools. A person reads every message.",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email Address",
  message: "How can we help you?",
  messageHint:
    "Please do not write your child’s full name or medical details. We do not need them to help you.",
  send: "Send Message",
  sending: "Sending…",
  /** Without JavaScript. */
  withoutScripts: {
    title: "This form needs JavaScript.",
    text: "It is turned off in your browser, or it did not load. Please turn it on, or reload the page, to write to us.",
  },
  fieldErrors: {
    firstName: "Please enter your first name.",
    emailMissing: "Please enter your email address, so that we can answer you.",
    emailInvalid: "Please enter a valid email address.",
    message: "Please tell us how we can help you.",
    tooLong: (most: number, has: number) =>
      `This can have at most ${most.toLocaleString("en-US")} characters. It has ${has.toLocaleString("en-US")}.`,
  },
} as const;

/** From the specification (sections 5 and 8). */
export const contactToasts = {
  missing: { title: "Missing Information", description: "Please fill in all required fields." },
  failed: { title: "Error", description: "Failed to send message. Please try again." },
  sent: { title: "Message Sent Successfully", description: "We'll get back to you within 24 hours." },
} as const;

/** Shown above the button when a message could not be sent. Each says that nothing typed was lost. */
export const contactFailures = {
  missing: {
    title: "Something is missing.",
    text: "Please fill in all required fields. Each one says what is missing.",
  },
  fields: {
    title: "We could not send it yet.",
    text: "Please look at the marked field. The rest of your message is still here.",
  },
  noAnswer: {
    title: "We could not reach the server.",
    text: "Your message is still here. Please check your connection, then send it again.",
  },
  tooMany: {
    title: "Too many messages came from your connection.",
    text: (wait: string, time: string) =>
      `Your message is still here. You can send it in ${wait}, at ${time}. You can leave this tab open until then.`,
    textWithoutTime: "Your message is still here. Please send it again in a few minutes.",
  },
  tooLarge: {
    title: "Your message is too long to be sent.",
    text: "It is still here. Please shorten it, or send it in two parts.",
  },
  other: {
    title: "Something went wrong on our side.",
    text: "Your message is still here. Please send it again in a minute.",
  },
} as const;

export const messageSent = {
  title: "Message Sent Successfully!",
  text: "Thank you for writing. We usually answer within 24 hours.",
  answerGoesTo: "Our answer goes to",
  checkSpam: "If it does not arrive, please check your spam folder.",
  home: "Return to Home",
  another: "Send another message",
} as const;

export const contactAside = {
  title: "What we can help with",
  topics: [
    { title: "Account and billing questions", text: "Prices, payments and what they include." },
    { title: "Technical support", text: "Something does not work, or you cannot find it." },
    { title: "Feature requests", text: "What would help you that we do not have?" },
  ],
  reply: "We usually answer within 24 hours.",
  caseTitle: "A question about your child’s case?",
  caseText: "We cannot advise you on it. These people can, for free, and every state has them:",
  privacy: "To see what happens to your message, read [Privacy](/privacy#messages).",
} as const;
