import type { DecodedDenial } from "@iep-insider/sdk/contract";
import { aCitation, baseAnswer } from "../../../answers/tests/answers.ts";

/** An answer of the denial decoder. */
export function aDenial(some: Partial<DecodedDenial> = {}): DecodedDenial {
  return {
    ...baseAnswer,
    success: true,
    citations: [
      aCitation({
        id: "cost-not-a-reason",
        label: "34 CFR 300.17(a)",
        address: "https://www.ecfr.gov/current/title-34/section-300.17",
      }),
    ],
    analysis: {
      isValidDenial: false,
      verdict: "likely_invalid",
      explanation: "A school may not refuse a service that your child needs because of money.",
      nextSteps: ["Ask for the reason in writing.", "Ask how the service will be given."],
      wouldChange: ["A report that your child does not need it."],
      wouldMakeValid: ["Another service that meets the need."],
      send: { letter: "prior_written_notice", why: "It makes the school give its reasons in writing." },
    },
    ...some,
  };
}
