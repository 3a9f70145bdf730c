import type { OutsideParty } from "../../../reading/outsideParty.ts";

/** For a dispute that no school's duty decides. */
export const outside = {
  title: "This is not a matter of special education law",
  reason: (party: OutsideParty) =>
    `This reads like a dispute with ${whom[party]}, and not with a school. We hold the rules for schools only, so we make no plan here, and you pay nothing. ${helpers[party]} If a school has also refused something, tell us that part alone and ask again.`,
} as const;

const whom: Readonly<Record<OutsideParty, string>> = {
  employer: "your employer",
  insurer: "an insurer or health plan",
  landlord: "a landlord",
  company: "a private company",
  family: "the other parent",
  benefits: "a benefits office",
  college: "a college or a testing company",
  court: "a court",
  government: "a government office",
};

const helpers: Readonly<Record<OutsideParty, string>> = {
  employer: "Your state's labor office or the U.S. Department of Labor can tell you about leave from work.",
  insurer:
    "Find the part of the letter that says how to appeal, and the last day for it. Your state's insurance office takes complaints.",
  landlord: "A legal aid office or a tenants' group near you can help.",
  company:
    "Keep the contract and the receipts. Your state's consumer protection office takes complaints about a company, and small claims court is for money.",
  family: "The family court's self-help center or a legal aid office can help.",
  benefits:
    "Find the part of the letter that says how to appeal, and the last day for it. A legal aid office can help.",
  college:
    "Ask the disability office how to appeal. The Office for Civil Rights also takes complaints about colleges.",
  court: "A legal aid office or the public defender's office can help. Do not miss a court date.",
  government: "A legal aid office can help.",
};
