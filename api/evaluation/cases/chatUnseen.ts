import type { ChatQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";

/** Questions that were written when the rules engine already answered the others: how it does on what it never saw. */
export const chatUnseen: readonly EvaluationCase<ChatQuestion>[] = [
  {
    id: "chat-unseen-grandmother-records",
    why: "Records, asked for without the word.",
    wording: "parent",
    input: {
      question:
        "I'd like to look through everything the school has written down about my grandson (I have custody). They act like it's top secret. How long can they stall me?",
    },
    expected: {
      outcome: ["answered"],
      says: [["45 days", "45 calendar days"]],
      citesOneOf: ["records-access"],
    },
  },
  {
    id: "chat-unseen-report-wrong",
    why: "A record that is wrong can be asked to be corrected.",
    wording: "parent",
    input: {
      question:
        "theres a line in his file that says i refuse to give him medicine. thats a flat out lie, can i get it taken out",
    },
    expected: {
      outcome: ["answered"],
      says: [
        ["correct", "amend", "change"],
        ["statement", "hearing"],
      ],
      citesOneOf: ["records-amendment"],
    },
  },
  {
    id: "chat-unseen-no-medicine-no-school",
    why: "No school may make a controlled medicine a condition.",
    wording: "parent",
    input: {
      question:
        "vice principal told me dont bring him back till hes on ritalin. is she allowed to say that to me",
    },
    expected: {
      outcome: ["answered"],
      says: [["may not", "cannot", "not allowed", "must not", "can't"]],
      citesOneOf: ["medication-ban"],
    },
  },
  {
    id: "chat-unseen-teacher-never-saw-it",
    why: "Each teacher must be able to see the IEP and be told of his or her duties.",
    wording: "parent",
    input: {
      question:
        "The science teacher looked me in the eye at open house and said, what IEP? It is November. Isn't somebody supposed to show it to her?",
    },
    expected: { outcome: ["answered"], says: [["teacher"]], citesOneOf: ["iep-in-effect"] },
  },
  {
    id: "chat-unseen-meeting-without-me",
    why: "A time and place that both agree on; without the parent only after recorded attempts.",
    wording: "parent",
    input: {
      question:
        "got a paper saying the meeting is wed 9am. i work doubles wed. they said theyll just go ahead without me",
    },
    expected: {
      outcome: ["answered"],
      says: [
        ["agree", "both"],
        ["phone", "attempt", "another time", "new time", "other ways", "video"],
      ],
      citesOneOf: ["meeting-notice", "parent-participation", "meeting-by-phone-or-video"],
    },
  },
  {
    id: "chat-unseen-no-regular-teacher",
    why: "A required member may be missing only with written agreement.",
    wording: "parent",
    input: {
      question:
        "nobody from general ed showed up, just the psych and the sped lady, and they held it anyway. does that count?",
    },
    expected: {
      outcome: ["answered"],
      says: [
        ["agree", "consent"],
        ["writing", "written"],
      ],
      citesOneOf: ["iep-team-excusal", "iep-team"],
    },
  },
  {
    id: "chat-unseen-turning-three",
    why: "An IEP has to be in place by the third birthday.",
    wording: "parent",
    input: {
      question:
        "my daughters birth to 3 speech lady says it all stops when she turns three on february 9. then what",
    },
    expected: {
      outcome: ["answered"],
      says: [["third birthday", "turns 3", "turns three", "age 3"]],
      citesOneOf: ["part-c-transition"],
    },
  },
  {
    id: "chat-unseen-charter",
    why: "A charter school owes the same rights.",
    wording: "parent",
    input: {
      question:
        "Our charter told us they 'don't do special ed' and to go back to our zoned school if she needs that stuff",
    },
    expected: { outcome: ["answered"], says: [["same rights", "same"]], citesOneOf: ["charter-schools"] },
  },
  {
    id: "chat-unseen-laptop-home",
    why: "Assistive technology goes home where the team finds it needed.",
    wording: "parent",
    input: {
      question:
        "he talks w a tablet and they lock it in the closet every friday. he cant say a word to us all weekend",
    },
    expected: {
      outcome: ["answered"],
      says: [["home"], ["team"]],
      citesOneOf: ["assistive-technology"],
    },
  },
  {
    id: "chat-unseen-weapon",
    why: "45 school days for a weapon, even if the disability caused it.",
    wording: "parent",
    input: {
      question:
        "He forgot his scout pocketknife in his backpack and now its 45 days at some other building. he has an IEP!! how can that be",
    },
    expected: { outcome: ["answered"], says: [["45 school days"]], citesOneOf: ["special-circumstances"] },
  },
  {
    id: "chat-unseen-eighteen",
    why: "Rights may pass to the student at the age of majority.",
    wording: "parent",
    input: {
      question: "when my son hits 18 do i get shut out of all this or am i still the one they talk to",
    },
    expected: { outcome: ["answered"], says: [["18"], ["state"]], citesOneOf: ["age-of-majority"] },
  },
  {
    id: "chat-unseen-refused-first-iep",
    why: "Without consent first services do not start, and the school cannot force them.",
    wording: "parent",
    input: {
      question:
        "if i say no thanks to the whole special ed thing before it ever begins, can they drag me to a judge",
    },
    expected: {
      outcome: ["answered"],
      says: [["may not", "cannot", "can't", "not use"]],
      citesOneOf: ["consent-initial-services"],
    },
  },
  {
    id: "chat-unseen-weather",
    why: "Small talk is not ours.",
    wording: "parent",
    input: { question: "do you think itll snow in denver for the parent teacher thing" },
    expected: { outcome: ["unknown", "declined"] },
  },
  {
    id: "chat-unseen-which-school-best",
    why: "We hold no list of schools.",
    wording: "parent",
    input: { question: "Which elementary in Plano is best for a dyslexic kid?", state: "TX" },
    expected: { outcome: ["unknown", "declined"], says: [["Partners Resource Network", "parent center"]] },
  },
];
