import type { NewsletterAsked } from "@iep-insider/sdk/contract";

/** The same whatever is known of the address. */
export const newsletterAsked: NewsletterAsked = {
  message:
    "Thank you. Please look for our email at this address, and open the link in it to confirm. It can take a few minutes, and it may be in your spam folder. We send no more than three such emails a day to one address.",
};
