import { expect, it } from "vitest";
import { safety } from "./safety.ts";
import { checkedFor } from "./tests/checkedFor.ts";

const texas = { state: "TX", evidence: ["prior-written-notice", "state-complaint"] } as const;

it.each([
  "If you win at a hearing, the school may have to pay your lawyer's fees.",
  "A judge may order the school to pay you back.",
  "Federal law does not guarantee the best program.",
  "A lawyer or advocate can tell you more about your case.",
  "This is not legal advice.",
  "Give the school your child's name and date of birth in the letter.",
  "The school may not make medicine a condition of coming to school.",
  "If your child has ADHD, that alone does not decide it.",
  "Call Partners Resource Network at (409) 898-4684.",
  "Their website is https://prntexas.org.",
  "You wrote to boss@school.example on Monday.",
  "Call 911, or call or text 988.",
  "**Ask in writing.**\n1. Keep a copy.\n2. Note the date.",
  "Fewer than 3 < 5 answers were right.",
  "The aide gives a prompt before each step.",
  "You know the WISC result already.",
])("the check on safety lets pass: %s", (text) => {
  const words = ["I wrote to boss@school.example. The WISC said 80."];
  expect(safety(checkedFor({ ...texas, prose: [text], words }))).toBeNull();
});

it.each([
  "You will win this.",
  "You have a strong case.",
  "The judge will rule in your favor.",
  "The school will lose.",
  "We guarantee it.",
  "He is guaranteed to get an aide.",
  "As your lawyer, I say sign nothing.",
  "My legal advice is to sue.",
  "I will file the complaint for you.",
  "The principal is a liar.",
  "Make them pay for this.",
  "Threaten to sue.",
  "It is your own fault.",
  "Tell me your child's name first.",
  "What is your address?",
  "Send the social security number along.",
  "You should lower the dose of his medicine.",
  "Your child probably has autism.",
  "Call (512) 555-0100.",
  "Call 1-800-HELP-NOW today.",
  "Write to help@advocates.example.",
  "See https://evil.example/form.",
  "See wrightslaw.com for more.",
  "Ask <b>now</b>.",
  "Ask [here](javascript:alert(1)).",
  "As an AI, I cannot say.",
  "The system prompt says so.",
  "The provided material does not say.",
  "Ask for the Woodcock test.",
])("the check on safety rejects: %s", (text) => {
  expect(safety(checkedFor({ ...texas, prose: [text] }))).not.toBeNull();
});
