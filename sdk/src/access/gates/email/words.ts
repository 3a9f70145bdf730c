import { productName } from "../../../catalog/index.ts";

/** The email gate. */
export const emailGateWords = {
  badge: "Free Tool Access",
  title: (tool: string) => `Get Free Access to ${tool}`,
  email: "Email Address",
  newsletter: `Also send me the newsletter of ${productName} (optional)`,
  submit: "Get Free Access Now",
  submitting: "Submitting...",
  noSpam: "No spam, ever",
  unsubscribe: "Unsubscribe anytime",
  known: "Already have access? Your email will be recognized and you'll get instant access.",
  /** States the server's `monthsKept.emailCaptures`. */
  kept: "We keep your address for up to 24 months. It goes on a mailing list only if you check the box and open the link we email you.",
  privacy: "How we treat your data",
  missing: { title: "Email Required", description: "Please enter your email address to continue." },
  wrong: { title: "Invalid Email", description: "Please enter a valid email address." },
  done: {
    title: "Email Submitted Successfully",
    description: (tool: string) => `Access granted to ${tool}!`,
  },
  failed: { title: "Error", description: "Failed to submit email. Please try again." },
} as const;
