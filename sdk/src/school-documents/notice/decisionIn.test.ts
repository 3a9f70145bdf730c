import { expect, test } from "vitest";
import { decisionIn } from "./decisionIn.ts";

test.each<[why: string, sentence: string, decisions: readonly string[]]>([
  [
    "a service as subject",
    "A full-time aide will not be added to the IEP.",
    ["refuses: A full-time aide will not be added to the IEP."],
  ],
  ["the child as subject", "Evander will not be getting ESY.", ["refuses: Evander will not be getting ESY."]],
  [
    "words that only lead to a decision",
    "I am writing to let you know that we will not be able to offer summer services.",
    ["refuses: we will not be able to offer summer services."],
  ],
  [
    "two decisions of two types",
    "While we cannot add an aide, the counselor will check in with Leo twice a day.",
    ["refuses: we cannot add an aide", "proposes: the counselor will check in with Leo twice a day."],
  ],
  [
    "one subject and two verbs",
    "The district agrees to the OT evaluation but declines to evaluate for assistive technology.",
    [
      "proposes: The district agrees to the OT evaluation",
      "refuses: declines to evaluate for assistive technology.",
    ],
  ],
  [
    "an 'and' that belongs to the decision",
    "The team proposes to add speech and to keep reading and math as they are.",
    ["proposes: The team proposes to add speech and to keep reading and math as they are."],
  ],
  [
    "a cause behind it",
    "We are not recommending the program, as Leo has not met the entrance criteria.",
    ["refuses: We are not recommending the program | Leo has not met the entrance criteria."],
  ],
  [
    "a cause before it",
    "The bus is full, so we cannot add Leo to route 12.",
    ["refuses: we cannot add Leo to route 12. | The bus is full"],
  ],
  [
    "a conclusion with its name",
    "It was the determination of the Committee that Leo is no longer eligible for speech.",
    ["refuses: Leo is no longer eligible for speech."],
  ],
  [
    "a cause behind 'for'",
    "Neither can I lengthen the program, for the team found that four weeks were enough.",
    ["refuses: Neither can I lengthen the program | the team found that four weeks were enough."],
  ],
  [
    "a cause behind a comma",
    "The exam can't be waived by the team, it is a state requirement.",
    ["refuses: The exam can't be waived by the team | it is a state requirement."],
  ],
  [
    "a cause that leads to it",
    "Her scores are average, which is why we are not offering services.",
    ["refuses: we are not offering services. | Her scores are average"],
  ],
  ["what the parents asked for", "You requested that the district not hold him back.", []],
  ["a courtesy", "We do not take this decision lightly.", []],
  ["a mail", "We will send you a copy of the report.", []],
  ["a fact", "The district does not bus anybody inside a mile.", []],
])("%s", (_, sentence, decisions) => {
  expect(
    decisionIn(sentence).map(({ type, text, causes }) => [`${type}: ${text}`, ...causes].join(" | ")),
  ).toEqual(decisions);
});
