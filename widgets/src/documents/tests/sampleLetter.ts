import type { LetterDocument } from "../LetterDocument.ts";

/** A letter as a parent might send it, with everything a letter can have. The family and the school are invented. */
export const sampleLetter: LetterDocument = {
  kind: "letter",
  fileName: "iep_meeting_letter",
  subject: "Request for an IEP meeting for Maya Ortiz",
  sender:
    "Elena Ortiz|418 Maple Street, Apt. 2|Columbus, OH 43201|(614) 555-0142|elena.ortiz@example.com".split(
      "|",
    ),
  date: "November 21, 2026",
  delivery: "Sent by e-mail and by mail",
  recipient: "Dr. Renée Adams, Principal|Lincoln Elementary School|1200 Oak Avenue|Columbus, OH 43202".split(
    "|",
  ),
  about: [
    { label: "Student", value: "Maya Ortiz" },
    { label: "Date of birth", value: "March 4, 2017" },
    { label: "Grade and teacher", value: "4, Ms. Karen O’Neil" },
  ],
  salutation: "Dear Dr. Adams:",
  body: [
    {
      kind: "paragraph",
      text: "I am the parent of Maya Ortiz in Ms. O’Neil’s fourth grade, who has an IEP under the Individuals with Disabilities Education Act (IDEA). I ask for a meeting of Maya’s IEP team to review and revise her program. Please hold the meeting within 30 days of this letter, and send me the notice at least 10 days before, so that I can take part.",
    },
    {
      kind: "paragraph",
      text: "Maya’s IEP was written in February. Since then I have seen the following, at home and in the work she brings back:",
    },
    {
      kind: "list",
      items: [
        "Her reading has not moved. The progress report of October 30 shows 41 words a minute, the same as in May. Her goal is 80.",
        "She leaves the classroom when she is asked to read aloud. Ms. O’Neil has told me of six times since September.",
        "The 30 minutes of reading instruction a day that her IEP lists were given on two or three days a week this fall.",
      ],
    },
    { kind: "paragraph", text: "At the meeting, I would like the team to discuss:" },
    {
      kind: "list",
      items: [
        "how the sessions that were missed will be made up, and by when;",
        "whether Maya needs a different reading method, and who is trained to teach it;",
        "which supports would let her stay in class when she has to read aloud.",
      ],
    },
    {
      kind: "paragraph",
      text: "The IEP team must revise the IEP, as appropriate, to address any lack of expected progress toward the annual goals (34 CFR 300.324(b)(1)(ii)). The school must take steps to make sure that I can take part, by early notice and at a time and place that we agree on (34 CFR 300.322(a)).",
    },
    {
      kind: "paragraph",
      text: "So that I can prepare, please send me Maya’s progress reports of this school year and the log of her reading sessions before the meeting. I can come on any weekday after 2:30 p.m., in person or by video. If the school does not agree to meet or to change the IEP, please give me prior written notice with the reasons (34 CFR 300.503).",
    },
    {
      kind: "paragraph",
      text: "Thank you for your work with Maya. I look forward to hearing from you, and to working on this together.",
    },
  ],
  closing: "Sincerely,",
  signature: "Elena Ortiz",
  copies: ["Ms. Karen O’Neil, classroom teacher", "Mr. David Chen, Director of Special Education"],
};
