import { expect, it } from "vitest";
import type { LetterDocument } from "../LetterDocument.ts";
import { sampleLetter } from "../tests/sampleLetter.ts";
import { letterText } from "./letterText.ts";

it("has the parts of a business letter in their order, each apart from the next", () => {
  const blocks = letterText(sampleLetter).split("\n\n");
  expect([...blocks.slice(0, 5), ...blocks.slice(-3)]).toEqual([
    "Elena Ortiz\n418 Maple Street, Apt. 2\nColumbus, OH 43201\n(614) 555-0142\nelena.ortiz@example.com",
    "November 21, 2026\nSent by e-mail and by mail",
    "Dr. Renée Adams, Principal\nLincoln Elementary School\n1200 Oak Avenue\nColumbus, OH 43202",
    "Re: Request for an IEP meeting for Maya Ortiz\nStudent: Maya Ortiz\nDate of birth: March 4, 2017\nGrade and teacher: 4, Ms. Karen O’Neil",
    "Dear Dr. Adams:",
    "Sincerely,",
    "Elena Ortiz",
    "cc: Ms. Karen O’Neil, classroom teacher\ncc: Mr. David Chen, Director of Special Education\n",
  ]);
});

it("leaves no gap for missing parts", () => {
  const bare: LetterDocument = {
    ...sampleLetter,
    sender: ["Elena Ortiz"],
    delivery: null,
    about: [],
    body: [{ kind: "paragraph", text: "Please call me." }],
    copies: [],
  };
  expect(letterText(bare).split("\n\n")).toEqual([
    "Elena Ortiz",
    "November 21, 2026",
    "Dr. Renée Adams, Principal\nLincoln Elementary School\n1200 Oak Avenue\nColumbus, OH 43202",
    "Re: Request for an IEP meeting for Maya Ortiz",
    "Dear Dr. Adams:",
    "Please call me.",
    "Sincerely,",
    "Elena Ortiz\n",
  ]);
});
