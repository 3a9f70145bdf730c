import { productName } from "@iep-insider/sdk/catalog";
import type { Citation } from "@iep-insider/sdk/law";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { freeHelp } from "./site.ts";
import type { TextContent } from "./TextContent.ts";

/** Links to the free help in every state, for use inside a sentence. */
const linkTo = ({ label, address }: { readonly label: string; readonly address: string }) =>
  `[${label}](${address})`;

export const notLegalAdvice: TextContent = {
  title: "Not legal advice",
  lead: `${productName} gives you information. It does not give you legal advice. Here is what that means, and where to get advice.`,
  changed: "November 21, 2026",
  sections: [
    {
      id: "are",
      title: "What the tools are",
      blocks: [
        {
          points: [
            "They put rules about school help into plain words, and show you where to read the rule itself.",
            "They sort what you tell them, such as what you see at home, so that you can talk about it.",
            "They help you write a letter or a list. You decide what it says and who gets it.",
          ],
        },
      ],
    },
    {
      id: "are-not",
      title: "What they are not",
      blocks: [
        {
          points: [
            "They are not a lawyer. Using them does not make you our client, and what you tell us is not protected the way words to a lawyer are.",
            "They do not know your child, your school or your papers. They know only what you put in.",
            "They cannot find out if your child has a disability. A score here is not a test.",
            "They cannot tell you how a school, a hearing or a court will decide.",
            "No lawyer and no expert has read your case. Where a computer wrote an answer, it says so.",
          ],
        },
      ],
    },
    {
      id: "marks",
      title: "What “verified” means",
      blocks: [
        "For each rule we keep where it stands, the day we read it, and how sure we are. Rules change, and we can be wrong. So follow the link and read the rule before you lean on it. There are four marks:",
      ],
    },
    {
      id: "marks-use",
      title: "Where the marks show",
      blocks: [
        "A letter you send to a school names verified rules only. A tool may also show you a rule with another mark. Then it tells you the mark in plain words.",
        "State rules differ, and a school district can have rules of its own. A rule for the whole country may leave out what your state adds.",
      ],
    },
    {
      id: "free-help",
      title: "Free help from people",
      blocks: [
        "Both of these exist in every state. Their help is free, and you can call before you know what to ask.",
        {
          points: [
            `${linkTo(freeHelp.parentCenters)}. Its staff, many of them parents too, explain how things work and help you get ready for a meeting.`,
            `${linkTo(freeHelp.protection)}. It works for the rights of people with disabilities. Some have lawyers who can take a case.`,
          ],
        },
        "More places, and who runs each of them, are on our page [Resources](/resources).",
      ],
    },
    {
      id: "lawyer",
      title: "When to talk to a lawyer",
      blocks: [
        "Please do not wait, and do not rely on us, if one of these is so:",
        {
          points: [
            "There is a deadline, a hearing or a court date.",
            "The school wants to suspend, expel or move your child, or the police are involved.",
            "You are asked to sign that you give up a right, or that you settle a dispute.",
            "Your child was hurt, tied down or locked up at school.",
            "You think about paying for a private school and asking the district to pay you back.",
            "You and the other parent do not agree on who decides about school.",
            "You want to stop all special education services.",
          ],
        },
        "Your parent center or your protection and advocacy agency can often name lawyers who do this work, some of them free or at a low price.",
      ],
    },
    {
      id: "danger",
      title: crisisHelp.title,
      blocks: [crisisHelp.text, "We do not watch what you write here, and we cannot send help."],
    },
  ],
};

type Status = Citation["status"];

const markMeanings: Readonly<Record<Status, { readonly term: string; readonly text: string }>> = {
  verified: {
    term: "Verified",
    text: "We have read the rule in the law itself, or in the words of the office in charge, and kept those words.",
  },
  secondary: {
    term: "Secondary",
    text: "We read it in someone else’s guide. We have not read the law itself.",
  },
  disputed: {
    term: "Disputed",
    text: "Good sources say different things. Ask before you count on it.",
  },
  unverified: {
    term: "Not verified",
    text: "It is widely said, and we have not found a source that shows it. Take it as a hint.",
  },
};

/** The four labels, the surest first. */
export const ruleMarks = Object.values(markMeanings);
