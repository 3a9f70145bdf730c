import { codeMinutes } from "../../../contract/index.ts";

/** While a member signs in on our own site, from a gate on another. */
export const memberGateWords = {
  beginning: { title: "One moment", text: "We are getting our sign-in page ready…" },
  waiting: {
    title: "Sign in on our page",
    inTab:
      "Our sign-in page has opened in a new tab. Sign in there and press “Allow”. This tool then opens by itself.",
    blocked:
      "Open our sign-in page with the button below. Sign in there and press “Allow”. This tool then opens by itself.",
    private: "This site does not see your name, your email address, or your account.",
    open: "Open our sign-in page",
    openAgain: "Open our sign-in page again",
  },
  over: {
    title: "The tool is not open yet",
    text: `Nothing was shared with this site. The question on our page is open for ${codeMinutes} minutes, and you can ask it again.`,
    again: "Try again",
  },
  failed: {
    title: "We could not open our sign-in page",
    text: "Nothing you entered was lost. Please try again in a moment.",
  },
  back: "Go back",
} as const;
