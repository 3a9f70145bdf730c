import type { ProvisionId } from "@iep-insider/sdk/law";

// Texts of the guide that apply in every state. The nine rights are the specification's, each with its limits.

/** A sentence about the law with the provisions that support it. */
export interface RightSentence {
  readonly text: string;
  readonly provisions: readonly ProvisionId[];
}

export interface Right {
  readonly title: string;
  readonly sentences: readonly RightSentence[];
}

export const rightsWords = {
  title: "Your rights, and the rules of your state",
  lead: "Nine rights hold in every state. Choose your state to see its own rules, and who can help you there.",
  private: "Your choice stays on this device.",
  state: "Your state",
  noState: "Choose a state…",
  option: (code: string, name: string) => `${code}: ${name}`,
  status: {
    loading: (state: string) => `Coming: ${state}…`,
    known: (state: string) => `Shown below: ${state}.`,
    failed: () => "",
    closed: (state: string) => `To see ${state}, give your email address below.`,
  },
  rightsTitle: "Nine rights in every state",
  honest: "We give information, not legal advice. No lawyer has read your case.",
} as const;

export const rights = [
  {
    title: "1. Ask for an evaluation at any time",
    sentences: [
      {
        text: "You can ask the school to test your child at any time. It must then ask for your consent and test, or say no in writing and give its reasons.",
        provisions: ["parent-request-evaluation", "prior-written-notice"],
      },
      {
        text: "If the school suspects a disability, it may not make your child go through other programs first.",
        provisions: ["rti-no-delay"],
      },
    ],
  },
  {
    title: "2. Evaluations are free",
    sentences: [
      {
        text: "The school looks for children who may need special education, and tests them as part of its duty. What your child then gets costs you nothing.",
        provisions: ["child-find", "fape"],
      },
      {
        text: "Do you disagree with the school's evaluation? You can ask for one by someone outside the school, at public expense. The school must pay, or ask for a hearing to show that its own was sound. You get one for each evaluation of the school.",
        provisions: ["iee"],
      },
    ],
  },
  {
    title: "3. Full member of the IEP team, and a part in 504 decisions",
    sentences: [
      {
        text: "You are on the team that writes the IEP. You take part in meetings on testing, services and where your child is taught.",
        provisions: ["iep-team", "parent-participation"],
      },
      {
        text: "Under Section 504 a group decides that knows your child, the test results and the choices. The rule does not name parents. Ask to be in the group.",
        provisions: ["section-504-evaluation"],
      },
    ],
  },
  {
    title: "4. See the school's records",
    sentences: [
      {
        text: "The school must let you see your child's records with no needless delay, and before any IEP meeting or hearing. It may never take more than 45 days. Some states set a shorter time.",
        provisions: ["records-access"],
      },
      {
        text: "Is something in them wrong or misleading? You can ask for it to be put right.",
        provisions: ["records-amendment"],
      },
    ],
  },
  {
    title: "5. Say yes, say no, or take your consent back",
    sentences: [
      {
        text: "The school needs your consent in writing before the first tests, and again before the first services.",
        provisions: ["consent-initial-evaluation", "consent-initial-services"],
      },
      {
        text: "If you say no to the first services, no hearing can force them. If you say no to testing, the school may ask for a hearing.",
        provisions: ["consent-initial-services", "consent-initial-evaluation", "consent-reevaluation"],
      },
      {
        text: "You can take back your consent in writing at any time. Then all special education ends, after a written notice. You cannot use this to drop just one service.",
        provisions: ["revoke-consent"],
      },
      {
        text: "Federal law does not ask for your consent to each later IEP. Many states have their own rule on it.",
        provisions: ["consent-iep-signature"],
      },
    ],
  },
  {
    title: "6. Ask for a meeting at any time",
    sentences: [
      {
        text: "You can ask for an IEP meeting when you need one. Federal law sets no number of days for it.",
        provisions: ["parent-requested-meeting"],
      },
      {
        text: "The team must look at the IEP at least once a year. It must change the IEP when your child does not make the progress that was planned, or when you bring new facts that call for it.",
        provisions: ["iep-annual-review"],
      },
    ],
  },
  {
    title: "7. The least restrictive environment",
    sentences: [
      {
        text: "Your child is taught with children who have no disability as far as that suits your child. A special class or school is for when extra help in the regular class is not enough.",
        provisions: ["lre"],
      },
      {
        text: "The same idea holds for a child under Section 504.",
        provisions: ["section-504-setting"],
      },
    ],
  },
  {
    title: "8. Written notice before changes",
    sentences: [
      {
        text: "The school must write to you a reasonable time before it changes your child's testing, placement or services, or says no to a change. Federal law sets no number of days.",
        provisions: ["prior-written-notice"],
      },
      {
        text: "The letter must say what, why, and what the school based it on.",
        provisions: ["prior-written-notice"],
      },
    ],
  },
  {
    title: "9. The right to disagree",
    sentences: [
      {
        text: "Mediation: a neutral person helps you both to agree. It is free, and both sides must want it.",
        provisions: ["mediation"],
      },
      {
        text: "State complaint: you write to the state agency. It looks back one year, and mostly has 60 days to decide.",
        provisions: ["state-complaint"],
      },
      {
        text: "Due process: you ask for a hearing. In most cases you have 2 years, unless your state sets another limit.",
        provisions: ["due-process"],
      },
      {
        text: "Under Section 504 the school must offer a hearing of its own.",
        provisions: ["section-504-safeguards"],
      },
      {
        text: "You can also write to the Office for Civil Rights within 180 days of what happened.",
        provisions: ["ocr-complaint"],
      },
    ],
  },
] as const satisfies readonly Right[];

export const history = {
  title: "Where these rights come from",
  sentences: [
    {
      text: "Section 504 is a part of the Rehabilitation Act of 1973. A school that gets federal money may not treat your child worse because of a disability.",
      provisions: ["section-504-rights", "other-disability-laws"],
    },
    {
      text: "In 1975 Congress passed the Education for All Handicapped Children Act. Before it, some children were kept out of public school, and millions did not get what they needed. Today it is the Individuals with Disabilities Education Act, or IDEA.",
      provisions: ["idea-history"],
    },
    {
      text: "The Americans with Disabilities Act of 1990 asks public schools to make fair changes.",
      provisions: ["ada", "other-disability-laws"],
    },
    {
      text: "All three hold side by side. IDEA takes away no right that your child has under the other two.",
      provisions: ["other-disability-laws"],
    },
  ],
} as const satisfies Right;

/** Below the history. */
export const historyPost = {
  button: "Read the Whole Story",
  path: "/blog/history-of-special-education-rights",
} as const;

export const help = {
  title: "Need More Help?",
  text: "Every state has a parent center that helps families for free. Choose your state above to see yours. Our other tools can help you take the next step.",
  tools: "Explore the Tools",
  pricing: "See Pricing",
} as const;
