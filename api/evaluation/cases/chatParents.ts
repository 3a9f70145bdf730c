import type { ChatQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";

/** Questions to the chat as parents write them. */
export const chatParents: readonly EvaluationCase<ChatQuestion>[] = [
  {
    id: "chat-parent-nc-august-letter",
    why: "North Carolina counts 90 days from the written referral; the parent never says 'evaluation'.",
    wording: "parent",
    input: {
      question:
        "hi im in charlotte. gave the school a letter back in august asking them to test my daughter for dislexia n they still havent even sent papers home, how long do they get??",
      state: "NC",
    },
    expected: {
      outcome: ["answered"],
      says: [
        ["90 days", "90 calendar days"],
        ["referral", "request"],
      ],
      neverSays: ["60 school days"],
      neverClaims: [
        /(clock|limit|time|it) (starts|runs|begins|counts)[^.]{0,20} (from|with|at|on|when)[^.]{0,40}consent/,
      ],
      citesOneOf: ["state:NC:evaluation", "initial-evaluation-deadline"],
    },
  },
  {
    id: "chat-parent-ca-front-desk",
    why: "California's 5 business days answer a secretary's 45.",
    wording: "parent",
    input: {
      question:
        "i asked the front desk for all of my sons papers bc his meeting is next thurs and the lady there said it takes 45 days. thats way after!! is she right",
      state: "CA",
    },
    expected: {
      outcome: ["answered"],
      says: [["5 business days"]],
      neverClaims: [/she is right/],
      citesOneOf: ["state:CA:records", "records-access"],
    },
  },
  {
    id: "chat-parent-hallway-no",
    why: "A spoken no has to become a written notice.",
    wording: "parent",
    input: {
      question:
        "So I asked about speech at pickup and the case manager told me no in the hallway, in passing, kids everywhere. Nobody wrote a thing down. Can they just do that?",
    },
    expected: {
      outcome: ["answered"],
      says: [["written notice"], ["reason", "why"]],
      neverSays: [/within (5|10|15) (school |business )?days/],
      citesOneOf: ["prior-written-notice"],
    },
  },
  {
    id: "chat-parent-forty-minutes",
    why: "An independent evaluation at public expense, asked for by a parent who has never heard of it.",
    wording: "parent",
    input: {
      question:
        "the psychologist spent maybe 40 min with my son and wrote hes fine. i think the report is garbage. a private tester wants 3 thousand dollars i dont have. what can i do",
    },
    expected: {
      outcome: ["answered"],
      says: [["independent", "outside"], ["hearing"]],
      citesOneOf: ["iee"],
    },
  },
  {
    id: "chat-parent-pen-in-my-hand",
    why: "Consent is needed for the first services; a later IEP depends on the state.",
    wording: "parent",
    input: {
      question:
        "They slid the pages across the table and put the pen in my hand and said everybody signs before they go home. I was shaking. I told them I wanted to read it. Was I really supposed to put my name on that iep right there?",
    },
    expected: {
      outcome: ["answered"],
      says: [["first"], ["state"]],
      neverClaims: [/never in force unless/, /you (must|have to) sign (it )?(right then|today|that day)/],
      citesOneOf: ["consent-iep-signature", "consent-initial-services"],
    },
  },
  {
    id: "chat-parent-lost-his-letters",
    why: "Extended school year is decided child by child, not by kind of disability.",
    wording: "parent",
    input: {
      question:
        "last summer he lost every single letter he had learned. now they tell me the july program is just for the severe kids. true or no",
    },
    expected: {
      outcome: ["answered"],
      says: [
        ["extended school year", "ESY"],
        ["child by child", "each child", "individual", "your child needs", "own needs", "your child's needs"],
      ],
      citesOneOf: ["esy"],
    },
  },
  {
    id: "chat-parent-twelve-days",
    why: "Past 10 school days: services, change of placement, manifestation meeting.",
    wording: "parent",
    input: {
      question:
        "My son has adhd and an iep. He got suspended AGAIN for throwing a chair, that makes 12 days since september, and they want to talk tmrw about sending him to the alternative campus. what do i need to know",
    },
    expected: {
      outcome: ["answered"],
      says: [["manifestation"], ["10 school days", "10 days", "11th day"]],
      neverClaims: [/every suspension (needs|requires)/],
      citesOneOf: ["manifestation", "discipline-10-days"],
    },
  },
  {
    id: "chat-parent-military-move",
    why: "Comparable services after a move to another state, until a new IEP.",
    wording: "parent",
    input: {
      question:
        "husband got orders, we go from fort moore to washington in january, mid year. does her iep come along or do we start all over from zero",
    },
    expected: {
      outcome: ["answered"],
      says: [["comparable"]],
      neverClaims: [/start (all )?over from zero/],
      citesOneOf: ["transfer-new-state"],
    },
  },
  {
    id: "chat-parent-runs-out",
    why: "A flat 'we do not do that' is no answer to a child's need for an aide.",
    wording: "parent",
    input: {
      question:
        "27 kids in there and one teacher. my boy ran out to the parking lot twice this month. i begged for a grown up to stay by him, like an aide, and the principal goes we dont do one on ones in this district",
    },
    expected: {
      outcome: ["answered"],
      says: [["team"], ["need"]],
      neverClaims: [/(has|have) a right to a (1:1|one-to-one|one-on-one) aide/],
      citesOneOf: ["supplementary-aids", "cost-not-a-reason", "prior-written-notice", "behavior-in-iep"],
    },
  },
  {
    id: "chat-parent-locker",
    why: "Bullying can be a denial of appropriate education; the team should meet.",
    wording: "parent",
    input: {
      question:
        "Three boys shoved my daughter in a locker and called her the r word, she has down syndrome. Now she throws up on sundays and wont get on the bus. They keep saying kids will be kids. Is bullying something her IEP people have to deal with or not my problem to ask",
    },
    expected: {
      outcome: ["answered"],
      says: [["team"], ["meet"]],
      citesOneOf: ["bullying"],
    },
  },
  {
    id: "chat-parent-two-at-once",
    why: "Two questions in one: bringing a friend, and an interpreter.",
    wording: "parent",
    input: {
      question:
        "my mom only speaks vietnamese and shes raising my nephew, can she take me along to the iep meeting even tho im not his parent, ALSO does the school have to give her an interpreter or do i do it",
    },
    expected: {
      outcome: ["answered"],
      says: [["interpreter"], ["bring"]],
      citesOneOf: ["interpreter", "bring-others"],
    },
  },
  {
    id: "chat-parent-story-question-last",
    why: "A long story with the question in the last line: evaluation instead of more waiting in tiers.",
    wording: "parent",
    input: {
      question:
        "My son turned eight in March. We adopted him at four, he is the sweetest kid, loves trucks. In kindergarten they said give it time. In first grade they said boys are slower. This year he is in the blue group with a reading lady three mornings, then it was the green group, now there is a new tier and a new chart every six weeks and he still cannot read the word 'the'. He cries over homework and told his sister he is stupid. I am so tired of being told to be patient. Can they keep doing groups and tiers forever before they test him?",
    },
    expected: {
      outcome: ["answered"],
      says: [
        ["delay", "wait", "hold off"],
        ["in writing", "written"],
      ],
      neverClaims: [/must finish (all|the) tiers/],
      citesOneOf: ["rti-no-delay", "parent-request-evaluation", "child-find"],
    },
  },
  {
    id: "chat-parent-straight-as",
    why: "Good grades are no bar by themselves.",
    wording: "parent",
    input: {
      question:
        "strait As and she still melts down 2 hrs every nite over the work. counsler says u cant get an iep with strait As. is that a thing",
    },
    expected: {
      outcome: ["answered"],
      says: [["grades", "grade to grade", "passing"]],
      neverClaims: [/(she|your child) (qualifies|is eligible)\b(?! if| only)/],
      citesOneOf: ["grades-no-bar", "eligibility-two-part", "child-find", "disability-definition-504-ada"],
    },
  },
];
