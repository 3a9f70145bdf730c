import { productName } from "@iep-insider/sdk/catalog";

// Who runs the site. Name and address are server settings.

export const operatorWords = {
  waiting: "Loading the name and address…",
  demo: "This copy of the site is a demo. No money moves here: a simulator stands in for the payment service, so no one can sell you anything.",
  failed: "The name and address could not be loaded. Please load the page again.",
  missing: `Whoever runs this copy of ${productName} has not given a name and address yet. Please do not pay here before they stand in this place.`,
} as const;
