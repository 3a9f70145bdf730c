import type { NewsletterAsked } from "@iep-insider/sdk/contract";

/** The same whatever is known of the address. */
export const newsletterAsked: NewsletterAsked = {
  message:
    "Thank you. Please look for our mail at this address, and open the link in it to confirm. It can take a few minutes, and it may lie among the spam. We send no more than three such mails a day to one address.",
};
