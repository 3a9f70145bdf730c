/** The review before sending (ADR 15). */
export const reviewWords = {
  title: "This is what we will send",
  lead: "We took some details out. Please read the text, and change what you like. What you see here is what we send.",
  leadMarked: "Please read the text, and change what you like. What you see here is what we send.",
  replaced: "What was taken out",
  standsFor: (placeholder: string, original: string) => `${placeholder} stands for “${original}”`,
  stays: "These stay on this device. They come back in your answer.",
  mayBe: {
    name: (text: string) => `May be a name: ${text}. Take it out?`,
    school: (text: string) => `May be a school or a place: ${text}. Take it out?`,
  },
  takeOut: (text: string) => `Take out ${text}`,
  takenOut: (text: string) => `${text} was taken out.`,
  send: "Send",
  back: "Go back",
  empty: "There is nothing left to send here. Please write something, or go back.",
} as const;
